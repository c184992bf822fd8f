#!/usr/bin/env node
import {main} from './main';

const output = {
  out: (text: string) => {
    console.log(text);
  },
  log: (text: string) => {
    console.error(text);
  },
};

void main(process.argv.slice(2), output).then((code) => {
  process.exitCode = code;
});

import type {ReactNode} from 'react';

import {Foundations} from './Foundations';
import {FromFileToApi} from './FromFileToApi';
import {Journey} from './Journey';
import {Opening} from './Opening';
import {State} from './State';
import {Tasks} from './Tasks';

/** What it is, what it makes of a file, who does what, how, on what, how far. */
export default function Content(): ReactNode {
  return (
    <>
      <Opening />
      <FromFileToApi />
      <Tasks />
      <Journey />
      <Foundations />
      <State />
    </>
  );
}

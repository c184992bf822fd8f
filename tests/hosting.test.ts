import {existsSync, readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

const lines = readFileSync('hosting/Dockerfile', 'utf8').split('\n');

test('the image is built in two stages, and the last one has files alone', () => {
  const stages = lines.filter((line) => line.startsWith('FROM '));
  expect(stages).toHaveLength(2);
  const last = lines.slice(lines.indexOf(stages[1] ?? ''));
  expect(last.filter((line) => line.startsWith('RUN '))).toEqual([]);
});

test('the image does not run as root', () => {
  const users = lines.filter((line) => line.startsWith('USER '));
  expect(users).toHaveLength(1);
  expect(Number(users[0]?.slice('USER '.length))).toBeGreaterThan(0);
});

test('every file that the image takes from the repository is there', () => {
  const taken = lines
    .filter((line) => /^COPY (?!--from)/u.test(line))
    .flatMap((line) => line.split(' ').slice(1, -1));
  expect(taken).toContain('hosting/nginx.conf');
  expect(taken.filter((file) => !existsSync(file))).toEqual([]);
});

test('no image is taken by a name that changes with each release', () => {
  const images = lines
    .filter((line) => line.startsWith('FROM '))
    .map((line) => line.split(' ')[1] ?? '');
  expect(images.filter((image) => !/:\d+[\w.-]*$/u.test(image))).toEqual([]);
});

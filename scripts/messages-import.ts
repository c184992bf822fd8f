/**
 * Compares the messages of a docs version with the platform's source:
 *
 *   npm run messages:import -- --from ../openchoreo --version current
 *
 * Lists reasons, events and codes without a record, records whose source is
 * gone, and the share that is covered. Nothing is written: what a message means
 * is for a person to say.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {
  failWithAll,
  type ContentError,
} from '@openchoreo/content-errors/contentError';
import {
  readMessages,
  type MessageRecord,
} from '@openchoreo/messages/files/readMessages';
import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';

import {importOptions, SITE_DIR} from './command/platformData';
import {runCommand} from './command/runCommand';

/** Where Go code names what its users see. */
const CONSTANTS: readonly (readonly [sort: string, pattern: RegExp])[] = [
  [
    'reason',
    /\bReason\w+\s+controller\.ConditionReason\s*=\s*"(?<name>\w+)"/gu,
  ],
  ['event', /\.Eventf?\([^"]*EventType\w+,\s*"(?<name>\w+)"/gu],
  ['code', /\bCode\w+\s*=\s*"(?<name>[\w-]+)"/gu],
];

/** A name that the source has, and the first place. */
interface Found {
  readonly sort: string;
  readonly name: string;
  readonly place: string;
}

function namesIn(folder: string): Found[] {
  const found = new Map<string, Found>();
  const files = filesBelow(path.join(folder, 'internal')).filter(
    (file) => file.endsWith('.go') && !file.endsWith('_test.go'),
  );
  for (const file of files) {
    const text = readFileSync(path.join(folder, 'internal', file), 'utf8');
    for (const [sort, pattern] of CONSTANTS) {
      for (const match of text.matchAll(pattern)) {
        const name = match.groups?.['name'] ?? '';
        const line = text.slice(0, match.index).split('\n').length;
        const key = `${sort} ${name}`;
        const isComment = /\/\/[^\n]*$/u.test(text.slice(0, match.index));
        if (found.has(key) || isComment) continue;
        found.set(key, {sort, name, place: `internal/${file}:${line}`});
      }
    }
  }
  return [...found.values()];
}

/** Whether the line that a record cites is still there. */
function isCited(folder: string, {source}: MessageRecord): boolean {
  const [, file = '', line = ''] = /^(.+\.\w+):(\d+)$/u.exec(source) ?? [];
  // A tool's own message has no place in the platform's source.
  if (file === '') return true;
  const whole = path.join(folder, file);
  return (
    existsSync(whole) &&
    readFileSync(whole, 'utf8').split('\n').length >= Number(line)
  );
}

void runCommand(() => {
  const {from, version} = importOptions('messages:import');
  const errors: ContentError[] = [];
  const records = readMessages(SITE_DIR, version, errors);
  failWithAll(errors);
  const told = new Set(
    records.flatMap(({message: {reason, code}}) => [reason, code]),
  );
  const names = namesIn(from);
  const missing = names.filter(({name}) => !told.has(name));
  const gone = records.filter((record) => !isCited(from, record));
  const lines = [
    ...missing.map(({sort, name, place}) => `new ${sort} ${name}: ${place}`),
    ...gone.map(({message, source}) => `gone ${message.id}: ${source}`),
    `${names.length - missing.length} of ${names.length} reasons, events and codes of ${version.label} have a record, ${records.filter(({never}) => never !== undefined).length} with the reason why they are never shown.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = missing.length + gone.length > 0 ? 1 : 0;
});

import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {ContentError} from '../../lib/contentError';
import {isMdx} from '../../lib/pageFile';
import type {CheckedProse} from './checkPage';
import {codeOfPage, type IsCode} from './codeOfPage';

/** A finding about a name: `"Nadia" is not in the dictionary`. */
const NAME = /^"[^"]*\p{Lu}/u;

/** Each finding as one line of fields. */
const TEMPLATE = ['$filename', '$row', '$col', '$text', '$suggestions'];

/**
 * Checks the spelling of files, with the rules of `cspell.json` and the words
 * of `cspell-words.txt`. A word with a capital letter is likely a name, so it is
 * advice. A process of its own: it loads a large dictionary
 * while the other checks run.
 *
 * @param files - From `siteDir`.
 */
export async function checkSpelling(
  siteDir: string,
  files: readonly string[],
): Promise<CheckedProse> {
  if (files.length === 0) return {errors: [], advice: []};
  const {code, output, complaints} = await runCspell(siteDir, files);
  const found = withoutCode(siteDir, output.split('\n').flatMap(readLine));
  // 0 is clean, 1 has findings; anything else is a fault of the settings.
  if (code !== 0 && output.trim() === '') {
    throw new Error(`cspell ended with ${code ?? 'a signal'}:\n${complaints}`);
  }
  return {
    errors: found.filter(({what}) => !NAME.test(what)),
    advice: found.filter(({what}) => NAME.test(what)),
  };
}

/** What a page of MDX holds as code is spelled as code. */
function withoutCode(
  siteDir: string,
  errors: readonly ContentError[],
): ContentError[] {
  const codes = new Map<string, IsCode>();
  return errors.filter(({place: {file, line, column}}) => {
    if (!isMdx(file) || line === undefined) return true;
    const isCode =
      codes.get(file) ??
      codeOfPage(readFileSync(path.join(siteDir, file), 'utf8'), file);
    codes.set(file, isCode);
    return !isCode(line, column);
  });
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly complaints: string;
}

function runCspell(siteDir: string, files: readonly string[]): Promise<Ended> {
  const child = spawn(
    process.execPath,
    [
      path.join(siteDir, 'node_modules/cspell/bin.mjs'),
      ...['lint', '--config', 'cspell.json', '--no-config-search'],
      ...[
        '--no-default-configuration',
        '--no-progress',
        '--no-summary',
        '--no-color',
        '--show-suggestions',
      ],
      ...['--issue-template', TEMPLATE.join('\t'), '--file-list', 'stdin'],
    ],
    {cwd: siteDir, stdio: 'pipe'},
  );
  let output = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  child.stdin.end(files.join('\n'));
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      resolve({code, output, complaints});
    });
  });
}

function readLine(text: string): ContentError[] {
  const [file, row, column, word, suggestions = ''] = text.split('\t');
  if (file === undefined || word === undefined) return [];
  const similar = suggestions.split(', ').slice(0, 3).join(', ');
  return [
    new ContentError(
      {file, line: Number(row), column: Number(column)},
      `"${word}" is not in the dictionary`,
      `${similar === '' ? '' : `Did you mean ${similar}? `}A word of the platform belongs in cspell-words.txt.`,
    ),
  ];
}

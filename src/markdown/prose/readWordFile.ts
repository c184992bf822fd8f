import {isScalar, LineCounter, parseDocument, visit} from 'yaml';

import {readProse, type ProseBlock} from './readProse';

/** Not shown as text: an address, and what a term is found by. */
const NO_PROSE: ReadonlySet<unknown> = new Set(['see', 'forms', 'except']);

/**
 * Reads the prose of a YAML file whose texts pages show: words for fields,
 * terms of the glossary.
 *
 * @returns A block for each paragraph of each text, at the line of the text.
 */
export function readWordFile(source: string, file: string): ProseBlock[] {
  const lines = new LineCounter();
  const blocks: ProseBlock[] = [];
  visit(parseDocument(source, {lineCounter: lines}), {
    Pair: (_key, {key}) =>
      isScalar(key) && NO_PROSE.has(key.value) ? visit.SKIP : undefined,
    Scalar: (key, {value, range}) => {
      if (key === 'key' || typeof value !== 'string') return;
      const {line} = lines.linePos(range?.[0] ?? 0);
      blocks.push(
        ...readProse(value, file).blocks.map((block) => ({...block, line})),
      );
    },
  });
  return blocks;
}

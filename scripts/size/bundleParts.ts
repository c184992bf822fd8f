import {readFileSync} from 'node:fs';

import {TraceMap, eachMapping} from '@jridgewell/trace-mapping';

import {brotliSize} from './brotli';

/** What the modules of one kind add to the scripts they are in. */
export interface BundlePart {
  readonly name: string;
  readonly bytes: number;
  /** What the scripts would be lighter by without it. */
  readonly brotli: number;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Where each source's code stands in a script. */
function stretchesOf(
  code: string,
  map: string,
  partOf: (source: string) => string,
): Map<string, Stretch[]> {
  const lines = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) {
    lines.push(at + 1);
  }
  const points: {at: number; source: string | null}[] = [];
  eachMapping(new TraceMap(map), ({generatedLine, generatedColumn, source}) => {
    const line = lines[generatedLine - 1] ?? 0;
    points.push({at: line + generatedColumn, source});
  });
  points.sort((a, b) => a.at - b.at);
  const stretches = new Map<string, Stretch[]>();
  let source: string | null = null;
  points.forEach((point, index) => {
    source = point.source ?? source;
    const part = source === null ? 'bundler' : partOf(source);
    const end = points[index + 1]?.at ?? code.length;
    const list = stretches.get(part) ?? [];
    list.push({start: point.at, end});
    stretches.set(part, list);
  });
  return stretches;
}

function without(code: string, stretches: readonly Stretch[]): string {
  let from = 0;
  let rest = '';
  for (const {start, end} of stretches) {
    rest += code.slice(from, start);
    from = end;
  }
  return rest + code.slice(from);
}

/**
 * Divides scripts among the parts that their sources belong to.
 *
 * @param files - Absolute paths; a source map stands beside each.
 * @param partOf - Names the part of a source, by its path in the map.
 * @returns The parts, heaviest first.
 */
export function bundleParts(
  files: readonly string[],
  partOf: (source: string) => string,
): BundlePart[] {
  const sums = new Map<string, {bytes: number; brotli: number}>();
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    const whole = brotliSize(code);
    const map = readFileSync(`${file}.map`, 'utf8');
    for (const [part, stretches] of stretchesOf(code, map, partOf)) {
      const rest = without(code, stretches);
      const sum = sums.get(part) ?? {bytes: 0, brotli: 0};
      sum.bytes += code.length - rest.length;
      sum.brotli += whole - brotliSize(rest);
      sums.set(part, sum);
    }
  }
  return [...sums]
    .map(([name, sum]) => ({name, ...sum}))
    .sort((a, b) => b.brotli - a.brotli);
}

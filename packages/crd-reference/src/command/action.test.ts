import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';

import {WIDGET_CRD} from '../testing/widgetCrd';
import {main} from './main';

const onlyStep = z.object({
  shell: z.literal('bash'),
  env: z.record(z.string(), z.string()),
  run: z.string(),
});
const actionFile = z.object({
  inputs: z.record(z.string(), z.object({default: z.string().optional()})),
  runs: z.object({
    using: z.literal('composite'),
    steps: z.tuple([onlyStep]),
  }),
});
const file = path.join(import.meta.dirname, '../../action.yml');
const action = actionFile.parse(parse(readFileSync(file, 'utf8')));

const folder = temporaryFolder();

/** What the step tells npm to run, with the inputs of a workflow. */
function argumentsFor(inputs: Readonly<Record<string, string>>): string[] {
  const [step] = action.runs.steps;
  const valueOf = (_all: string, input: string): string =>
    inputs[input] ?? action.inputs[input]?.default ?? 'unknown input';
  const env = {...process.env};
  for (const [name, text] of Object.entries(step.env)) {
    env[name] = text.replaceAll(/\$\{\{ inputs\.(\w+) \}\}/gu, valueOf);
  }
  // Instead of npm, which would download the package.
  const script = `npm() { printf '%s\\n' "$@"; }\n${step.run}`;
  const {stdout} = spawnSync('bash', ['-e', '-c', script], {
    ...{cwd: folder, env, encoding: 'utf8'},
  });
  return stdout.trimEnd().split('\n');
}

test.skipIf(process.platform === 'win32')(
  'the action runs the command, with globs for it and not for the shell',
  async () => {
    writeFiles(folder, {
      'crds/widget.yaml': WIDGET_CRD,
      'docs/a/b/page.md': `\`\`\`yaml\napiVersion: example.dev/v1\nkind: Widget\nmetadata: {name: a}\nspec: {size: 10}\n\`\`\`\n`,
      'docs/a/page.md': '',
      'docs/known.json':
        '{"docs/a/b/page.md": ["spec.size: found 10, expected at most 9"]}',
    });
    const inputs = {files: 'README.md docs/**/*.md', crds: 'crds crds'};
    const own = argumentsFor(inputs);
    const before = own.indexOf('crd-reference');
    expect(own.slice(0, before)).toEqual([
      ...['exec', '--yes', '--package', '@openchoreo/crd-reference@1.0.0'],
      '--',
    ]);
    let said = '';
    const output = {out: (text: string) => (said += text), log: () => ''};
    expect(await main(own.slice(before + 1), output, folder)).toBe(1);
    expect(said).toMatch(/^::error file=docs\/a\/b\/page\.md,line=5,/u);

    const known = argumentsFor({...inputs, baseline: 'docs/known.json'});
    expect(await main(known.slice(before + 1), output, folder)).toBe(0);
  },
);

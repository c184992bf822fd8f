import {readFileSync} from 'node:fs';
import path from 'node:path';

import {chartValuesFile} from '../../src/plugins/imported-data/charts';
import {readCli} from '../../src/plugins/imported-data/cliCommands';
import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

import {DOCS_VERSIONS, versionRoute} from '../../src/site/versions';
import {builtPage} from '../support/builtSite';

const ENTRIES = '.oc-fields > li > p:first-child > a[id]';

const textsOf = (elements: readonly Element[]): string[] =>
  elements.map((element) => toString(element));

describe.each(DOCS_VERSIONS)('in $label', (version) => {
  const find = (page: string, selector: string): Element[] =>
    selectAll(
      selector,
      builtPage(`/${versionRoute(version)}reference/${page}/`).tree,
    );

  test('each command and each flag of choreoctl has an anchor', () => {
    const {name = '', commands = {}} = readCli('.', version, []) ?? {};
    expect(textsOf(find('choreoctl', 'h3[id] code'))).toEqual(
      Object.keys(commands).map((command) => `${name} ${command}`),
    );
    expect(textsOf(find('choreoctl', ENTRIES))).toEqual(
      Object.values(commands).flatMap(({flags}) =>
        Object.keys(flags).map((flag) => `--${flag}`),
      ),
    );
  });

  test('each value of the charts that the page of Helm values shows has an anchor', () => {
    const file = path.join(version.folder, '_chart-values.yaml');
    const charts = chartValuesFile.parse(parse(readFileSync(file, 'utf8')));
    const shown = find('helm-values', 'h2[id]').map(
      ({properties: {id}}) => charts[String(id)]?.values ?? {},
    );
    expect(textsOf(find('helm-values', ENTRIES))).toEqual(
      shown.flatMap((values) => Object.keys(values)),
    );
  });
});

import {readCli} from '@openchoreo/crd-reference/samples/readCli';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';

import {DOCS_VERSIONS, versionRoute} from '../../src/site/versions';
import {builtPage} from '../support/builtSite';

test.each(DOCS_VERSIONS)(
  'choreoctl of $label: each command and each flag has an anchor',
  async (version) => {
    const {name = '', commands = {}} = readCli('.', version) ?? {};
    const {tree} = await builtPage(
      `/${versionRoute(version)}reference/choreoctl/`,
    );
    const headings = selectAll('h3[id]', tree);
    const flags = selectAll('.oc-fields > li > p:first-child > a[id]', tree);
    const titles = selectAll('h3[id] code', tree);
    expect(titles.map((one) => toString(one))).toEqual(
      Object.keys(commands).map((path) => `${name} ${path}`),
    );
    expect(flags.map((one) => toString(one))).toEqual(
      Object.values(commands).flatMap((command) =>
        Object.keys(command.flags ?? {}).map((flag) => `--${flag}`),
      ),
    );
    const ids = [...headings, ...flags].map(({properties: {id}}) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

import {readFileSync} from 'node:fs';
import path from 'node:path';

import {chartValuesFile} from '@openchoreo/crd-reference/samples/readCharts';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import {parse} from 'yaml';

import {DOCS_VERSIONS, versionRoute} from '../../src/site/versions';
import {builtPage} from '../support/builtSite';

test.each(DOCS_VERSIONS)(
  'Helm values of $label: each value of the charts that the page shows has an anchor',
  async (version) => {
    const charts = chartValuesFile.parse(
      parse(
        readFileSync(path.join(version.folder, '_chart-values.yaml'), 'utf8'),
      ),
    );
    const {tree} = await builtPage(
      `/${versionRoute(version)}reference/helm-values/`,
    );
    const anchors = selectAll('.oc-fields > li > p:first-child > a[id]', tree);
    const shown = selectAll('h2[id]', tree).map(
      ({properties: {id}}) => charts[String(id)]?.values ?? {},
    );
    expect(anchors.map((anchor) => toString(anchor))).toEqual(
      shown.flatMap((values) => Object.keys(values)),
    );
    const ids = anchors.map(({properties: {id}}) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';

import {PLATFORM} from '../../testing/temporarySite';
import {readSampleSite} from '../readSampleSite';

import {flowPages} from './flowPages';

const SITE = path.resolve(import.meta.dirname, '../../../fixtures/flow');
const PAGES = readdirSync(path.join(SITE, 'docs'));
const GENERATED = 'docs/generated.md';

const markdown = unified().use(remarkParse).use(remarkDirective);

/** What is wrong with a page, with its lines; of a generated one, the text. */
function faultsOf(file: string, generated = ''): string[] {
  const check = flowPages({
    siteOf: (page) => ({
      ...readSampleSite(PLATFORM, page).site,
      charts: {
        ...{registry: 'oci://charts.example', version: '2', names: []},
        ...{values: {}, waiting: [], gatewayPorts: ['8443']},
        makes: [
          {thing: 'namespace', name: 'dp-*'},
          {thing: 'label', name: 'component-name'},
        ],
      },
    }),
    treeOf: (page) => {
      const whole = path.join(SITE, page);
      if (page === GENERATED) return markdown.parse(generated);
      return existsSync(whole)
        ? markdown.parse(readFileSync(whole, 'utf8'))
        : undefined;
    },
  });
  return check(file).map(({place, what, remedy}) => {
    expect(remedy).toMatch(/^[A-Z].*[.?]$/u);
    return `${place.line}: ${what}`;
  });
}

/** What the comments in a page's commands say about the faults in their lines. */
function markedFaults(page: string): string[] {
  const lines = readFileSync(path.join(SITE, 'docs', page), 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    const fault = text.split('# fault: ')[1];
    return fault === undefined ? [] : `${index + 1}: ${fault}`;
  });
}

test.each(PAGES)('%s has the faults that it marks, and no others', (page) => {
  const marked = markedFaults(page);
  expect(faultsOf(`docs/${page}`)).toEqual(marked);
  expect(marked.length === 0).toBe(page === 'right.md');
});

/** Commands that make, use and remove a thing of a name. */
const THINGS: readonly (readonly ((name: string) => string)[])[] = [
  [
    (name) => `kubectl create namespace ${name}`,
    (name) => `kubectl get pods -n ${name}`,
    (name) => `kubectl delete namespace ${name}`,
  ],
  [
    (name) => `helm install ${name} oci://charts.example/shop --wait`,
    (name) => `helm status ${name}`,
    (name) => `helm uninstall ${name}`,
  ],
  [
    (name) => `kubectl create secret generic ${name} --from-literal=a=b`,
    (name) => `kubectl get secret ${name}`,
    (name) => `kubectl delete secret ${name}`,
  ],
  [
    (name) => `docker run -d --name ${name} nginx`,
    (name) => `docker exec ${name} ls`,
    (name) => `docker rm ${name}`,
  ],
  [(name) => `docker build -t ${name}:1 .`, (name) => `docker push ${name}:1`],
  [
    (name) => `kubectl label node one example.dev/${name}=a`,
    (name) => `kubectl get nodes -l example.dev/${name}`,
  ],
  [
    (name) => `helm repo add ${name} https://charts.example`,
    (name) => `helm upgrade --install shop ${name}/shop --wait`,
  ],
  [
    (name) => `kubectl config set-context ${name} --cluster=one`,
    (name) => `kubectl get nodes --context ${name}`,
  ],
  // A reader may have such an object, so only its place and name are judged.
  [
    (name) => `kubectl create quota ${name} --hard=pods=2`,
    (name) => `kubectl describe quota ${name}`,
    (name) => `kubectl delete quota ${name}`,
  ],
];
const NEEDED = THINGS.slice(0, -1);

/** How commands that make and use a thing change, and which is wrong then. */
const CHANGES = {
  none: [THINGS, (make: string, use: string) => [make, use], undefined],
  'not made': [NEEDED, (_make: string, use: string) => ['true', use], 1],
  'made late': [THINGS, (make: string, use: string) => [use, make], 0],
  misspelt: [
    THINGS,
    (make: string, use: string, name: string) => [
      make,
      use.replace(name, name.slice(1)),
    ],
    1,
  ],
  left: [
    THINGS.filter(({length}) => length === 3),
    (make: string, use: string) => [make, use],
    0,
  ],
} as const;

test.each(Object.entries(CHANGES))(
  'in a guide with a thing that is %s, the line is found, and no other',
  (change, [changeable, changed, wrong]) => {
    const things = fc.uniqueArray(
      fc.tuple(fc.constantFrom(...THINGS), fc.stringMatching(/^[a-z]{6,9}$/u)),
      {maxLength: 4, selector: ([thing]) => thing},
    );
    const broken = fc.tuple(
      fc.constantFrom(...changeable),
      fc.stringMatching(/^[a-z]{4}-[a-z]{4}$/u),
    );
    fc.assert(
      fc.property(things, broken, fc.nat(), (others, one, place) => {
        const all = others.filter(([thing]) => thing !== one[0]);
        const at = place % (all.length + 1);
        all.splice(at, 0, one);
        const commands = all.flatMap(([[make, use], name]) => {
          const pair = [make?.(name) ?? '', use?.(name) ?? ''] as const;
          return name === one[1] ? changed(...pair, name) : pair;
        });
        const cleanUp = all.flatMap(([[, , remove], name]) =>
          change === 'left' && name === one[1] ? [] : (remove?.(name) ?? []),
        );
        const page = ['```sh', ...commands, '```', '# Clean up', '```sh'];
        const text = [...page, 'helm uninstall shop', ...cleanUp, '```'];
        const found = faultsOf(GENERATED, text.join('\n'))
          .map((fault) => Number(fault.split(':')[0]))
          .filter((line) => line < page.length);
        expect(found).toEqual(wrong === undefined ? [] : [2 + 2 * at + wrong]);
      }),
      {numRuns: 40},
    );
  },
);

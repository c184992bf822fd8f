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

/** Commands that make, use and remove a thing that is called `NAME`. */
const THINGS: readonly (readonly string[])[] = [
  [
    'kubectl create namespace NAME',
    ...['kubectl get pods -n NAME', 'kubectl delete namespace NAME'],
  ],
  [
    'helm install NAME oci://charts.example/shop --wait',
    ...['helm status NAME', 'helm uninstall NAME'],
  ],
  [
    'kubectl create secret generic NAME --from-literal=a=b',
    ...['kubectl get secret NAME', 'kubectl delete secret NAME'],
  ],
  [
    'docker run -d --name NAME nginx',
    ...['docker exec NAME ls', 'docker rm NAME'],
  ],
  ['docker build -t NAME:1 .', 'docker push NAME:1'],
  [
    'kubectl label node one example.dev/NAME=a',
    'kubectl get nodes -l example.dev/NAME',
  ],
  [
    'helm repo add NAME https://charts.example',
    'helm upgrade --install shop NAME/shop --wait',
  ],
  [
    'kubectl config set-context NAME --cluster=one',
    'kubectl get nodes --context NAME',
  ],
  // A reader may have such an object, so only its place and name are judged.
  [
    'kubectl create quota NAME --hard=pods=2',
    ...['kubectl describe quota NAME', 'kubectl delete quota NAME'],
  ],
];
const NEEDED = THINGS.slice(0, -1);

type Change = (make: string, use: string, name: string) => readonly string[];

/** How commands that make and use a thing change, and which is wrong then. */
test.each<[string, typeof THINGS, Change, number | undefined]>([
  ['none', THINGS, (make, use) => [make, use], undefined],
  ['not made', NEEDED, (_make, use) => ['true', use], 1],
  ['made late', THINGS, (make, use) => [use, make], 0],
  [
    'misspelt',
    THINGS,
    (make, use, name) => [make, use.replace(name, name.slice(1))],
    1,
  ],
  [
    'left',
    THINGS.filter(({length}) => length === 3),
    (make, use) => [make, use],
    0,
  ],
])(
  'in a guide with a thing that is %s, the line is found, and no other',
  (change, changeable, changed, wrong) => {
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
        const named = all.map(([thing, name]) => ({
          ...{name, isChanged: name === one[1]},
          lines: thing.map((line) => line.replace('NAME', name)),
        }));
        const commands = named.flatMap(({name, isChanged, lines}) => {
          const [make = '', use = ''] = lines;
          return isChanged ? changed(make, use, name) : [make, use];
        });
        const cleanUp = named.flatMap(
          ({isChanged, lines: [, , remove = []]}) =>
            change === 'left' && isChanged ? [] : remove,
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

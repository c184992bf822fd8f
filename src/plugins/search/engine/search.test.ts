import {expect, test} from 'vitest';

import {CODE, type Corpus, type Page, type Section} from '../shared/corpus';
import {SearchEngine} from './search';
import {readTokens} from './words';

function section(heading: string, text: string, more: Partial<Section> = {}) {
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/^> /u, CODE));
  const anchor = heading.toLowerCase().replaceAll(' ', '-');
  return {level: 2, heading, anchor, asked: [], lines, ...more};
}

function page(name: string, title: string, ...sections: Section[]): Page {
  const top = section(title, `About ${name}.`, {level: 1, anchor: ''});
  const route = `/docs/${name}/`;
  return {route, sections: [top, ...sections]};
}

const CORPUS: Corpus = {
  version: 'v1',
  related: [['error', 'failure', 'problem']],
  pages: [
    page(
      'deploy',
      'Deploy a component',
      section(
        'Write it',
        'Name the project of the component.\n> kubectl apply -f a.yaml',
      ),
      section('Roll back', 'Choose an earlier release.', {
        asked: ['undo change'],
      }),
    ),
    page(
      'plane',
      'DataPlane',
      section('spec.networkVisibilities[].mode', 'Who may call the endpoint.', {
        kind: 'field',
      }),
      section('Failure of a plane', 'Clusters come back by themselves.'),
      section(
        'Access',
        'With policies, Kubernetes decides for all DataPlanes.',
      ),
    ),
    page(
      'pipeline',
      'DeploymentPipeline',
      section('Order of the stages', 'In a row.'),
      section('spec.stages.source', 'The stage before.', {
        anchor: 'spec-source',
        kind: 'field',
      }),
    ),
    {
      route: '/docs/faq/',
      sections: [
        section('Frequently asked questions', '', {level: 1, anchor: ''}),
        section('Names', 'Is a cluster locked? Is a door open?'),
      ],
    },
    page(
      'messages',
      'Messages',
      section('failed to pull image "<image>": access denied', 'Wrong name.', {
        anchor: 'message-pull',
        kind: 'message',
        asked: ['name of the component'],
      }),
      section('project not found', 'There is none.', {kind: 'message'}),
      section('please wait', 'Where: code `CLUSTER_LOCKED`', {
        names: ['CLUSTER_LOCKED', 'it is open'],
        anchor: 'message-wait',
        kind: 'message',
      }),
    ),
  ],
};

const MODE = '/docs/plane/#spec.networkvisibilities[].mode';

const engine = new SearchEngine(CORPUS);
const first = (query: string) => engine.answer({query, baseUrl: '/'}).hits[0];

test.each([
  ['a title', 'deploymentpipeline', '/docs/pipeline/'],
  ['its words, apart', 'deployment pipeline', '/docs/pipeline/'],
  ['its beginning, while it is typed', 'deploym', '/docs/pipeline/'],
  ['a plural', 'data planes', '/docs/plane/'],
  ['a path', 'spec.networkVisibilities', MODE],
  ['a part of a name', 'visibility', MODE],
  ['a command', 'kubectl apply -f', '/docs/deploy/#write-it'],
  ['a way to ask', 'how can I undo a change', '/docs/deploy/#roll-back'],
  ['a related word', 'plane problem', '/docs/plane/#failure-of-a-plane'],
  [
    'most of a message',
    'failed to pull image "shop/cart": access denied',
    '/docs/messages/#message-pull',
  ],
  [
    'a message as a way to ask describes it',
    'component name',
    '/docs/messages/#message-pull',
  ],
  ['the code of a message', 'CLUSTER_LOCKED', '/docs/messages/#message-wait'],
  ['the one telling word of a message', 'open', '/docs/faq/#names'],
  ['the address of a page', 'faq', '/docs/faq/'],
  ['a field by its name', 'spec.stages.source', '/docs/pipeline/#spec-source'],
  ['a path', 'order of stages.source', '/docs/pipeline/#spec-source'],
  ['a word of fields too', 'stage', '/docs/pipeline/#order-of-the-stages'],
  ['a word of messages and pages', 'project', '/docs/deploy/#write-it'],
])('%s finds what it means: %s', (_what, query, url) => {
  expect(first(query)?.url).toBe(url);
});

/** An engine that knows these sections alone. */
function engineOf(...sections: Section[]): SearchEngine {
  return new SearchEngine({
    version: 'v1',
    related: [['stop', 'end']],
    pages: [page('all', 'All', ...sections)],
  });
}

test('a telling word comes before those that many headings have', () => {
  const steps = [1, 2, 3, 4, 5, 6].map((step) =>
    section(`${step}. Start the page again`, 'Change it, and start.'),
  );
  const {hits} = engineOf(
    ...steps,
    section('Why uploads fail', 'A request is cut early.'),
  ).answer({query: 'page stops early after start', baseUrl: '/'});
  expect(hits[0]?.url).toBe('/docs/all/#why-uploads-fail');
});

test('a way to ask that shares the telling word comes before a heading that shares others', () => {
  const {hits} = engineOf(
    section('Change a pipeline', 'Change the pipeline.'),
    section('Change a page', 'Change the page.'),
    section('Limits', 'So much.', {asked: ['quota of a pipeline']}),
  ).answer({query: 'change pipeline quota', baseUrl: '/'});
  expect(hits[0]?.url).toBe('/docs/all/#limits');
});

test('a concept comes before a task, its problems and a list of values', () => {
  const found = (anchor: string) => section('Part', 'A gadget.', {anchor});
  const pages = [
    page('reference/helm-values', 'Values', found('chart')),
    page('tasks/build', 'Build', found('problems'), found('steps')),
    page('concepts/cells', 'Cells', found('model')),
  ];
  const places = new SearchEngine({...CORPUS, pages});
  const {hits} = places.answer({query: 'gadget', baseUrl: '/'});
  const anchors = hits.map(({url}) => url.replace(/.*#/u, ''));
  expect(anchors).toEqual(['model', 'steps', 'problems', 'chart']);
});

test('a pasted message comes before a field that it names', () => {
  const {hits} = engineOf(
    section('spec.owner.name', 'Name of the owner.', {kind: 'field'}),
    section('unknown field "<field>"', 'There is none.', {kind: 'message'}),
  ).answer({
    query: 'strict decoding error: unknown field "spec.owner.name"',
    baseUrl: '/',
  });
  const anchors = hits.map(({url}) => url.replace(/.*#/u, ''));
  expect(anchors).toEqual(['unknown-field-"<field>"', 'spec.owner.name']);
});

test.each([
  ['a neighbor on the keyboard', 'cpre memory', 'core memory'],
  ['other words decide', 'prot open', 'port open'],
  ['swapped letters', 'vlaues', 'values'],
  ['two words as one', 'customdomain', 'custom domain'],
  ['another form', 'opening', 'open'],
  ['a first letter is rarely wrong', 'paying', undefined],
  ['a letter too few at the end', 'custo domain', 'custom domain'],
  ['a letter too many', 'custtom domain', 'custom domain'],
  ['a name with digits', 'prot1', undefined],
  ['signs stay', 'Planes, relaese', 'Planes, releases'],
  ['their spelling', 'polices of kuberntes', 'policies of Kubernetes'],
  ['a name as the pages join it', 'dataplnaes', 'DataPlanes'],
])('of near words, one that a reader means: %s', (_what, query, right) => {
  const {corrected} = engineOf(
    section('Ports', 'A port is open.'),
    section('Environments', 'In prod. For prod. Trying it.'),
    section('Domains', 'A custom domain.'),
    section('Rules', 'DataPlanes, policies, Kubernetes, releases.'),
    section('Planes', 'The values of a plane. Its values. Planes.'),
    section('Limits', 'Memory of a core. Memory care.'),
  ).answer({query, baseUrl: '/'});
  expect(corrected).toBe(right);
});

test.each([
  ['It ends. Pods may stop.', 'It ends. Pods may <mark>stop</mark>.'],
  ['It ends.\n> stop pods', '<mark>stop</mark> pods'],
  ['By hand.\nIt ends.', 'It <mark>ends</mark>.'],
])('of %j the word looked for is shown, or a related one', (text, excerpt) => {
  const found = engineOf(section('Pods', text), section('Other', 'Stop.'));
  const {hits} = found.answer({query: 'stops', baseUrl: '/'});
  const pods = hits.find(({url}) => url.endsWith('#pods'));
  expect(pods?._snippetResult?.content?.value).toBe(excerpt);
});

test('an excerpt has so many words, around the matches, with marks', () => {
  const {hits} = engine.answer({query: 'project', words: 5, baseUrl: '/base/'});
  expect(hits[0]?.url).toBe('/base/docs/deploy/#write-it');
  expect(hits[0]?._snippetResult?.content?.value).toBe(
    'Name the <mark>project</mark> of the…',
  );
});

test('rows come in parts of 20, each one once, and none of a copy', () => {
  const places = Array.from({length: 45}, (_, at) => String(at));
  const sections = places.map((place) => section(`Row ${place}`, ''));
  sections.push(section('spec.row', '', {kind: 'copy'}));
  const pages = [page('rows', 'Rows', ...sections)];
  const many = new SearchEngine({...CORPUS, pages});
  const ask = (part: number) => many.answer({query: 'row', part, baseUrl: '/'});
  expect(ask(0)).toMatchObject({nbHits: 46, nbPages: 3});
  const urls = [0, 1, 2].flatMap((part) => ask(part).hits.map(({url}) => url));
  expect(urls).toHaveLength(46);
  expect(new Set(urls).size).toBe(46);
});

test.each(['', '😀', '\ud800', 'x'.repeat(10_000), '<b>'])(
  'the query %j is answered',
  (query) => {
    const {hits} = engine.answer({query, baseUrl: '/'});
    expect(hits.length).toBeLessThanOrEqual(20);
  },
);

test('names are words, and joined', () => {
  const read = (text: string) => readTokens(text).map(({term}) => term);
  const terms = (text: string) => read(text).join(' ');
  const joined = 'network visibility networkvisibility';
  expect(terms('networkVisibilities')).toBe(joined);
  expect(terms('env[0].valueFrom')).toBe('env 0 value from valuefrom');
  expect(terms('--dry-run')).toBe('dry run dryrun');
  expect(terms('v0.3.x CRDs')).toBe('0.3.x crd');
});

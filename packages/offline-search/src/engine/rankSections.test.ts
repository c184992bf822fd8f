import {describe, expect, test} from 'vitest';

import {corpusOf} from '../../fixtures/corpus';
import {buildIndex, type SearchIndex} from './buildIndex';
import {rankSections} from './rankSections';
import {readQuery} from './readQuery';

type Pages = Parameters<typeof corpusOf>[0];

const WORDS = {
  related: [
    ['pause', 'suspend'],
    ['outage', 'down'],
  ],
  weak: ['manifest'],
};

/** Matching sections, best first. */
function rank(index: SearchIndex, query: string) {
  return rankSections(index, readQuery(query, WORDS.weak), 100).sections;
}

/** Matching sections, as `page title` or `page title > heading`, best first. */
function find(pages: Pages, query: string): string[] {
  const index = buildIndex(corpusOf(pages, 'v1', WORDS));
  return rank(index, query).map(({number}) => {
    const found = index.sections[number];
    if (!found) return '';
    const {page, section} = found;
    return section.level === 1
      ? page.title
      : `${page.title} > ${section.heading}`;
  });
}

const KINDS: Pages = [
  {title: 'ServiceBinding', text: 'Binds a Service of a component.'},
  {title: 'ServiceClass', text: 'A class of Service. The Service uses it.'},
  {title: 'Service', text: 'An endpoint.\n## spec.className\nA class.'},
  {title: 'Overview', text: 'A Service, a Service and a Service.'},
];

describe('order of evidence', () => {
  test('the page of a kind comes before its Class and its Binding', () => {
    expect(find(KINDS, 'Service')[0]).toBe('Service');
    expect(find(KINDS, 'service')[0]).toBe('Service');
  });

  test('a kind written in two words is the kind', () => {
    expect(find(KINDS, 'service class')[0]).toBe('ServiceClass');
    expect(find(KINDS, 'service binding')[0]).toBe('ServiceBinding');
  });

  test('a prefix comes before a typo', () => {
    const pages = [{title: 'Realms'}, {title: 'Releases'}];
    expect(find(pages, 'relea')[0]).toBe('Releases');
  });

  test('a word comes before the same part of a name', () => {
    const pages = [{title: 'DataPlane'}, {title: 'Plane basics'}];
    expect(find(pages, 'plane')[0]).toBe('Plane basics');
  });

  test('title and heading come before text', () => {
    const pages = [
      {title: 'Other', text: 'Promotion, promotion and promotion.'},
      {title: 'Pipelines', text: 'Text\n## Promotion\nHow it works.'},
      {title: 'Promotion', text: 'Text'},
    ];
    expect(find(pages, 'promotion')).toEqual([
      'Promotion',
      'Pipelines > Promotion',
      'Other',
    ]);
  });

  test('all words come before some', () => {
    const pages = [
      {title: 'Cilium', text: 'Cilium, Cilium, Cilium.'},
      {title: 'Network', text: 'To install Cilium takes a while, in short.'},
    ];
    expect(find(pages, 'install cilium')[0]).toBe('Network');
  });

  test('a definition comes after the page that explains the term', () => {
    const pages = [
      {title: 'Glossary', text: '## Cell {#term-cell}\nA cell.'},
      {title: 'Cell'},
    ];
    expect(find(pages, 'cell')).toEqual(['Cell', 'Glossary > Cell']);
  });

  test('words that stand together come before words that stand apart', () => {
    const pages = [
      {title: 'Apart', text: 'A health check that is a good probe of status.'},
      {title: 'Along', text: 'A good check that is a probe of health status.'},
    ];
    expect(find(pages, 'health status')[0]).toBe('Along');
  });
});

describe('how readers ask', () => {
  test('a section is found by a phrase that it lacks', () => {
    const pages = [
      {title: 'Secrets', text: 'Text.\n## Store it\n?put a password\nText.'},
      {title: 'Portal', text: 'Put the password of the portal here.'},
    ];
    expect(find(pages, 'put passwords')[0]).toBe('Secrets > Store it');
  });

  test('the words of several phrases are no phrase', () => {
    const pages = [
      {title: 'A', text: '## One\n?delete a password\n?rotate my token\nText.'},
      {title: 'B', text: '## Two\nDelete a token in the portal.'},
    ];
    expect(find(pages, 'delete token')[0]).toBe('B > Two');
  });
});

describe('messages', () => {
  const pages = [
    {
      title: 'Messages',
      text: '## `Class "<class>" not found` {#message-class}\nAlso: `storage backend unreachable`.\nCreate it.',
    },
    {
      title: 'Classes',
      text: 'Find a class by its name.\n## Find a class\nText.',
    },
  ];
  const MESSAGE = 'Messages > `Class "<class>" not found`';

  test.each([
    ['its text with a value', 'Class "fast" not found'],
    ['the same inside a line', 'error: Class "fast" not found (retrying)'],
    ['another of its texts', 'the storage backend is unreachable'],
  ])('%s leads to it', (_, query) => {
    expect(find(pages, query)[0]).toBe(MESSAGE);
  });

  test('a question with its words leads elsewhere', () => {
    expect(find(pages, 'how do I find a class')[0]).not.toBe(MESSAGE);
  });
});

test('words of one passage come before words all over a long section', () => {
  const filler = 'one two three four five six seven eight nine ten '.repeat(4);
  const pages = [
    {
      title: 'Long',
      text: `## Registry\nA private thing. ${filler} Login. ${filler} Private.`,
    },
    {title: 'Short', text: `${filler} Login for the private registry.`},
  ];
  expect(find(pages, 'private registry login')[0]).toBe('Short');
});

describe('what is found', () => {
  test.each(['dataplane', 'data plane', 'data-plane', 'DataPlane', 'dataplan'])(
    '%s finds the name',
    (query) => {
      const pages = [
        {title: 'Joined', text: 'A DataPlane runs it.'},
        {title: 'Neither', text: 'Nothing runs it.'},
      ];
      expect(find(pages, query)).toEqual(['Joined']);
    },
  );

  test('one word finds two that no name joins', () => {
    const pages = [{title: 'Quick start'}, {title: 'Slow end'}];
    expect(find(pages, 'quickstart')).toEqual(['Quick start']);
  });

  test.each([
    'spec.owner.projectName',
    'owner.projectName',
    'projectName',
    'project name',
    'projectnam',
    'spec.owner.projectnme',
  ])('%s finds the field', (query) => {
    const pages = [
      {title: 'Component', text: 'x\n### spec.owner.projectName\nstring'},
      {title: 'Project', text: 'A project has a name.'},
    ];
    expect(find(pages, query)[0]).toBe('Component > spec.owner.projectName');
  });

  test.each([
    ['v0.3.2', 'Version'],
    ['0.3.2', 'Version'],
    ['workload.yaml', 'File'],
    ['deploy_web_application.sh', 'Script'],
    ['./deploy_web_application.sh', 'Script'],
    ['deploy web', 'Script'],
    ['kubectl get httproute', 'Command'],
    ['--create-namespace', 'Flag'],
  ])('%s finds its page', (query, title) => {
    const pages = [
      {title: 'Version', text: 'Installs v0.3.2 of it.'},
      {title: 'File', text: 'Write a `workload.yaml` for it.'},
      {title: 'Script', text: '\t./deploy_web_application.sh'},
      {title: 'Command', text: '\tkubectl get httproute -A'},
      {title: 'Flag', text: '\thelm install --create-namespace'},
    ];
    expect(find(pages, query)[0]).toBe(title);
  });

  test.each(['componnet', 'archtecture', 'platfrom', 'architecure pla'])(
    '%s is found with its typo',
    (query) => {
      const pages = [{title: 'Component architecture of the platform'}];
      expect(find(pages, query)).toHaveLength(1);
    },
  );

  test('a short word is taken as it is', () => {
    expect(find([{title: 'dev'}], 'env')).toEqual([]);
  });

  test('a word that is in the index is not taken for a typo', () => {
    const pages = [{title: 'Release'}, {title: 'Relearn'}];
    expect(find(pages, 'release')).toEqual(['Release']);
  });

  test('nothing is found for nothing', () => {
    expect(find(KINDS, '')).toEqual([]);
    expect(find(KINDS, '   ')).toEqual([]);
    expect(find(KINDS, '🎉')).toEqual([]);
    expect(find(KINDS, 'qqqqqqqq')).toEqual([]);
  });
});

describe('sections and pages', () => {
  test('a section is found with what its page and parents say', () => {
    const pages = [
      {title: 'Single cluster', text: 'x\n## Observability\nAdd it.'},
      {title: 'Multi cluster', text: 'x\n## Observability\nAdd it.'},
    ];
    expect(find(pages, 'multi cluster observability')[0]).toBe(
      'Multi cluster > Observability',
    );
  });

  test('a section that says nothing of it is left out', () => {
    const pages = [{title: 'Cells', text: 'x\n## Other\nText'}];
    expect(find(pages, 'cells')).toEqual(['Cells']);
  });

  test('the third row of a page comes after a page that answers as well', () => {
    const text =
      '## Gateway ports\nx\n## Gateway hosts\nx\n## Gateway paths\nx';
    const pages = [
      {title: 'Model', text},
      {title: 'Guide', text: '## Gateway names\nx'},
    ];
    expect(find(pages, 'gateway').slice(0, 3)).toContain(
      'Guide > Gateway names',
    );
  });

  test('a filler does not come before the topic', () => {
    const pages = [
      {title: 'Deletion', text: 'What a project keeps when you delete it.'},
      {title: 'Clean up', text: 'So it would not happen that you delete it.'},
      {title: 'Other', text: 'Something else.'},
    ];
    expect(find(pages, 'what happens when I delete a project')[0]).toBe(
      'Deletion',
    );
  });

  test('a heading made of the query comes before one that has more', () => {
    const pages = [
      {title: 'Long', text: '## Gateway ports, hosts, names and paths\nx'},
      {title: 'Short', text: '## Gateway ports\nx'},
    ];
    expect(find(pages, 'gateway port number')[0]).toBe('Short > Gateway ports');
  });

  test('a field that no reader sets comes after a guide', () => {
    const pages = [
      {title: 'Binding', text: '## status.gateway.port\nThe gateway port.'},
      {title: 'Model', text: '## Gateway port\nThe gateway port.'},
    ];
    expect(find(pages, 'port gateway')[0]).toBe('Model > Gateway port');
  });

  test('a page beside the documentation comes after a page of it', () => {
    const pages = [
      {title: 'Post', text: 'A cell is it.', tag: 'default'},
      {title: 'Model', text: 'A cell is it.'},
    ];
    expect(find(pages, 'cell')).toEqual(['Model', 'Post']);
  });

  test('a noun that fits every page counts less than the topic', () => {
    const pages = [{title: 'Manifest'}, {title: 'Gateway'}, {title: 'Other'}];
    expect(find(pages, 'gateway manifest')[0]).toBe('Gateway');
    expect(find(pages, 'manifest')[0]).toBe('Manifest');
  });

  test('two typos in a word of six letters find it where one finds nothing', () => {
    const pages = [{title: 'Deployment pipeline'}, {title: 'Scheduled task'}];
    expect(find(pages, 'shceduld')).toEqual(['Scheduled task']);
    expect(find(pages, 'pielpine')).toEqual(['Deployment pipeline']);
  });

  test('a title with typos counts as the title', () => {
    const text = 'Deployment pipeline, deployment pipeline and more of it.';
    const pages = [
      {
        title: 'Promotion',
        text: `${text}\n## Deployment of a pipeline\n${text}`,
      },
      {title: 'DeploymentPipeline', text: 'x'},
    ];
    expect(find(pages, 'deplyoment pipeline')[0]).toBe('DeploymentPipeline');
  });

  test('a plural does not begin other words', () => {
    const pages = [{title: 'Logs'}, {title: 'Login'}];
    expect(find(pages, 'logs')).toEqual(['Logs']);
    expect(find(pages, 'log')).toEqual(['Logs', 'Login']);
  });

  test('the best come in the same order, however many are wanted', () => {
    const titles = Array.from(
      {length: 30},
      (_, at) => `Cell ${'and '.repeat(at)}`,
    );
    const index = buildIndex(corpusOf(titles.map((title) => ({title}))));
    const query = readQuery('cell');
    const all = rankSections(index, query, 100);
    expect(all.sections).toHaveLength(30);
    const sections = all.sections.slice(0, 7);
    expect(rankSections(index, query, 7)).toEqual({...all, sections});
  });

  test('equal answers keep the order of the pages', () => {
    const pages = ['a', 'b', 'c'].map((route) => ({title: 'Same', route}));
    const index = buildIndex(corpusOf(pages));
    expect(rank(index, 'same').map(({number}) => number)).toEqual([0, 1, 2]);
  });
});

describe('words that mean the same', () => {
  test('a word that is known to mean another is no typo', () => {
    const pages = [
      {title: 'Causes', text: 'What failed.'},
      {title: 'Deployments', text: 'Suspend one.'},
    ];
    expect(find(pages, 'pause')).toEqual(['Deployments']);
  });

  test('what a question is asked with counts less than what it is about', () => {
    const pages = [
      {title: 'Two roles', text: 'The difference between two roles.'},
      {title: 'Cells', text: 'A cell is no namespace. Cells are of projects.'},
    ];
    expect(find(pages, 'difference between cells')[0]).toBe('Cells');
    expect(find(pages, 'difference')[0]).toBe('Two roles');
  });

  test('another form of a word is found, after the word itself', () => {
    const pages = [
      {title: 'Clean-up', text: 'Deletion runs down.'},
      {title: 'Tools', text: 'Delete a file.'},
    ];
    expect(find(pages, 'delete')).toEqual(['Tools', 'Clean-up']);
  });

  test('a word that readers take for another is found after it', () => {
    const pages = [
      {title: 'Trouble', text: 'The control plane is down.'},
      {title: 'Report', text: 'An outage of the network.'},
    ];
    expect(find(pages, 'outage')).toEqual(['Report', 'Trouble']);
  });
});

test('a common prefix comes before a rare word that is a typo away', () => {
  const pages = [
    {title: 'Working', text: 'Work with it.'},
    {title: 'Workload', text: 'Workloads run.\n## workloadName\nA workload.'},
    {title: 'Others', text: 'A workload, and a workload.'},
  ];
  expect(find(pages, 'workl')[0]).toBe('Workload');
});

test('of two words a typo away, the more common one is meant', () => {
  const pages = [
    {title: 'Cousins', text: 'They relate.'},
    {title: 'Release', text: 'A release.'},
    {title: 'Bindings', text: 'Each has a release.\n## Release state\nOn.'},
  ];
  expect(find(pages, 'relase')[0]).toBe('Release');
});

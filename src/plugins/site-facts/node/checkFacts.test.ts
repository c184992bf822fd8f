import {expect, test} from 'vitest';

import {checkFacts, type FactName} from './checkFacts';
import {COMMUNITY} from '../../../site/site';
import {DOCS_VERSIONS} from '../../../site/versions';

test('the facts of the site are valid', () => {
  expect(() => {
    checkFacts();
  }).not.toThrow();
});

test.each<[FactName, unknown, string]>([
  [
    'COMMUNITY',
    {...COMMUNITY, chat: 'discord.com'},
    'src/site/site.ts COMMUNITY.chat: found "discord.com". Allowed: a URL that starts with https://.',
  ],
  [
    'NAVBAR',
    [{type: 'docsVersionList'}],
    'src/site/navigation.ts NAVBAR[0].type: found "docsVersionList". Allowed: doc, docSidebar, docsVersionDropdown, dropdown, custom-repository, or no type for a link.',
  ],
  [
    'NAVBAR',
    [{label: 'Blog', to: 'blog'}],
    'NAVBAR[0].to: found "blog". Allowed: a path that starts and ends with a slash, such as /blog/.',
  ],
  [
    'NAVBAR',
    [{label: 'Blog', to: '/blog/', position: 'middle'}],
    'NAVBAR[0].position: found "middle". Allowed: left or right.',
  ],
  [
    'FOOTER',
    [{title: 'Other', items: [{label: 'Nowhere'}]}],
    'FOOTER[0].items[0]: found {"label":"Nowhere"}. Allowed: either "to" with a path of the site, or "href" with a URL.',
  ],
  [
    'DOCS_VERSIONS',
    DOCS_VERSIONS.map((version) => ({...version, path: 'all'})),
    'src/site/docs-versions.json DOCS_VERSIONS: found',
  ],
  [
    'DOCS_VERSIONS',
    DOCS_VERSIONS.map((version) => ({
      ...version,
      release: {...version.release, date: 'soon'},
    })),
    'DOCS_VERSIONS[0].release.date: found "soon". Allowed: a date such as 2025-09-18.',
  ],
  [
    'ANNOUNCEMENT',
    {text: 'New', link: {label: '', url: 'https://a.example'}},
    'src/site/announcement.ts ANNOUNCEMENT.link.label: found "". Allowed: text that is not empty.',
  ],
  [
    'stars',
    {value: -1, date: null},
    'src/site/stars.json stars.value: found -1. Allowed: an integer from 0, or null.',
  ],
])(
  'an invalid %s is reported with key, value and what is allowed',
  (name, value, message) => {
    expect(() => {
      checkFacts({[name]: value});
    }).toThrow(message);
  },
);

test('all invalid facts are reported at once', () => {
  expect(() => {
    checkFacts({
      COMMUNITY: {chat: ''},
      stars: {value: 1.5, date: null},
    });
  }).toThrow(/COMMUNITY\.chat[\s\S]*stars\.value/u);
});

import {expect, test} from 'vitest';

import {openSearchText} from './openSearchText';

test('browsers open the search page below the site address and base URL', () => {
  const text = openSearchText('https://docs.example.org', '/some/path/');
  expect(text).toContain(
    '<Url type="text/html" template="https://docs.example.org/some/path/search/?q={searchTerms}"/>',
  );
  expect(text).toContain(
    'rel="self" template="https://docs.example.org/some/path/opensearch.xml"',
  );
});

test('the name fits the 16 characters that browsers show', () => {
  const name = /<ShortName>(?<name>.*)<\/ShortName>/u.exec(
    openSearchText('https://a.example', '/'),
  )?.groups?.['name'];
  expect(name).toBe('OpenChoreo');
  expect(name?.length).toBeLessThanOrEqual(16);
});

import {expect, test} from 'vitest';

import type {PageScores} from '../lighthouse/pageScores';
import {lighthouseFigures} from './lighthouseFigures';

function page(
  name: string,
  device: PageScores['device'],
  performance: number,
): PageScores {
  const scores = {accessibility: 100, 'best-practices': 100, seo: 100};
  return {page: name, device, scores: {performance, ...scores}};
}

test('the worst page of a device stands for it', () => {
  const figures = lighthouseFigures([
    page('home', 'phone', 97),
    page('docs', 'phone', 99),
    page('home', 'desk', 100),
  ]);
  expect(figures.map(({group, name, value}) => [group, name, value])).toEqual([
    ['Lighthouse: phone', 'performance', 97],
    ['Lighthouse: phone', 'accessibility', 100],
    ['Lighthouse: phone', 'best-practices', 100],
    ['Lighthouse: phone', 'seo', 100],
    ['Lighthouse: desk', 'performance', 100],
    ['Lighthouse: desk', 'accessibility', 100],
    ['Lighthouse: desk', 'best-practices', 100],
    ['Lighthouse: desk', 'seo', 100],
  ]);
});

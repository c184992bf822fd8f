import * as z from 'zod';

export const category = z.enum([
  'performance',
  'accessibility',
  'best-practices',
  'seo',
]);

/** What Lighthouse thinks of a page, of 100. */
const pageScores = z.object({
  page: z.string(),
  device: z.enum(['phone', 'desk']),
  scores: z.record(category, z.number()),
});

export type PageScores = z.infer<typeof pageScores>;

/** What `npm run lighthouse` leaves in `reports/lighthouse.json`. */
export const lighthouseReport = z.array(pageScores);

import {expect, test} from 'vitest';

import {DESKTOP_BREAKPOINT_PX, TOC_HEADING_LEVELS} from './limits';

test('the layout and the table of contents have the promised numbers', () => {
  expect(DESKTOP_BREAKPOINT_PX).toBe(996);
  expect(TOC_HEADING_LEVELS).toEqual({min: 2, max: 3});
});

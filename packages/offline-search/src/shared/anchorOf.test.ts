import {expect, test} from 'vitest';

import {anchorOf} from './anchorOf';

test.each([
  ['What you need', 'what-you-need'],
  ['1. Start the container', '1-start-the-container'],
  ['Übersicht & mehr', 'übersicht--mehr'],
  ['spec.owner.projectName', 'spec-owner-projectname'],
  ['spec.ports[]', 'spec-ports-item'],
  ['v0.3.2', 'v0-3-2'],
])('%s leads to #%s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});

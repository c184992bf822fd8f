import {expect, test} from 'vitest';

import {
  replacedComponents,
  replacementFault,
} from '../scripts/framework/replacedComponents';

test.each(replacedComponents('.'))(
  '%s says what it replaces, which the framework has unchanged',
  (component) => {
    expect(replacementFault('.', component)).toBeUndefined();
  },
);

// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';

import {navigate} from './navigate';

test.each([
  ['as it stands', '#runtime-model', 'runtime-model'],
  ['encoded', '#caf%C3%A9', 'café'],
  ['that cannot be decoded', '#100%', '100%'],
])(
  'a result on the page that is open, its hash %s, is brought into sight',
  (_what, hash, id) => {
    const scrollIntoView = vi.fn();
    const section = Object.assign(document.createElement('h2'), {
      id,
      scrollIntoView,
    });
    document.body.replaceChildren(section);
    history.replaceState(null, '', hash);
    navigate(location.href, 'here');
    expect(scrollIntoView).toHaveBeenCalledOnce();
  },
);

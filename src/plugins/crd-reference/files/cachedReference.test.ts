import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {expect, onTestFinished, test, vi} from 'vitest';

import {VERSIONS} from '../testing/temporarySite';
import {cachedByVersion} from './cachedReference';

test.each([
  {isFixed: false, times: 2},
  {isFixed: true, times: 1},
])('of a site (fixed: $isFixed) files are read again after a change', (row) => {
  vi.useFakeTimers({toFake: ['performance']});
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const [version] = VERSIONS;
  const siteDir = temporaryFolder({[`${version.reference}/a.yaml`]: 'a'});
  const read = vi.fn(() => 'read');
  const cached = cachedByVersion(read);
  const source = {siteDir, versions: VERSIONS, isFixed: row.isFixed};
  cached(source, version);
  cached(source, version);
  writeFiles(siteDir, {[`${version.reference}/a.yaml`]: 'changed'});
  vi.advanceTimersByTime(1000);
  cached(source, version);
  expect(read).toHaveBeenCalledTimes(row.times);
});

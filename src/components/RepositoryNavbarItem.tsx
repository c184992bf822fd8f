import {useEffect, useState, type ReactNode} from 'react';

import {createStorageSlot} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DefaultNavbarItem';
import {isRecord} from '@site/src/lib/isRecord';
import {REPOSITORY} from '@site/src/site/site';

/** In local storage: the count, and when GitHub was last asked for it. */
const STORED = createStorageSlot('openchoreo.stars');
const HOUR_MS = 3_600_000;

/** The bar has no room for more stars. */
const MOST_STARS = 9_999_999;

/** A count in stored data or an answer, where anything can be. */
function countIn(data: unknown, name: string, most = MOST_STARS) {
  const value = isRecord(data) ? data[name] : undefined;
  if (typeof value !== 'number' || !Number.isInteger(value)) return undefined;
  return value >= 0 && value <= most ? value : undefined;
}

function readCount(): unknown {
  try {
    return JSON.parse(STORED.get() ?? '');
  } catch {
    return undefined; // Nothing is stored, or nothing of ours.
  }
}

/** Asks GitHub for the count, at most once an hour. */
async function refresh(): Promise<number | undefined> {
  const stored = readCount();
  const value = countIn(stored, 'value');
  const now = Date.now();
  const age = now - (countIn(stored, 'timestamp', now) ?? 0);
  if (age < HOUR_MS) return value;
  const store = (count: number | undefined): void => {
    STORED.set(JSON.stringify({value: count, timestamp: now}));
  };
  // Before the answer: a host that refuses, or never answers, is not asked again
  // by the next page.
  store(value);
  const answer = await fetch(REPOSITORY.metadataUrl, {
    signal: AbortSignal.timeout(10_000),
    credentials: 'omit',
  });
  if (!answer.ok) return undefined;
  const fresh = countIn(await answer.json(), 'stargazers_count');
  if (fresh !== undefined) store(fresh);
  return fresh;
}

/** One request serves the bar and the menu. */
let asked: ReturnType<typeof refresh> | undefined;

/** The link to the source repository, with its star count once known. */
export function RepositoryNavbarItem(props: Props): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const [stars, setStars] = useState<number>();
  useEffect(() => {
    if (customFields?.['starCount'] !== true) return;
    const show = (count: number | undefined): void => {
      if (count !== undefined) setStars(count);
    };
    show(countIn(readCount(), 'value'));
    asked ??= refresh().catch(() => undefined);
    void asked.then(show);
  }, [customFields]);
  const label = (
    <>
      GitHub
      {stars !== undefined && (
        <span className="stars">&nbsp;Stars: {stars}</span>
      )}
    </>
  );
  return <DefaultNavbarItem {...props} className="repository" label={label} />;
}

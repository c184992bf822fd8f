import {useEffect, useState, type ReactNode} from 'react';

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import {readStored, writeStored} from '@site/src/lib/browser/storage';
import {isRecord} from '@site/src/lib/isRecord';
import committed from '@site/src/site/stars.json';
import {STARS} from '@site/src/site/limits';
import {REPOSITORY} from '@site/src/site/site';

function asCount(value: unknown): number | undefined {
  const isCount = Number.isSafeInteger(value) && Number(value) >= 0;
  return isCount && Number(value) <= STARS.maximum ? Number(value) : undefined;
}

function storedCount(): number | undefined {
  return readStored(STARS.key, (raw) => {
    const stored: unknown = JSON.parse(raw);
    return isRecord(stored) ? asCount(stored['value']) : undefined;
  });
}

/** Whether the last request was less than an hour ago. */
function hasAsked(now: number): boolean {
  const asked = readStored(STARS.askedKey, Number) ?? 0;
  return asked <= now && now - asked < STARS.freshForMs;
}

async function request(): Promise<number | undefined> {
  const now = Date.now();
  if (hasAsked(now)) return undefined;
  // Before the answer: a host that refuses, or never answers, is not asked again
  // by the next page.
  writeStored(STARS.askedKey, String(now));
  try {
    const answer = await fetch(REPOSITORY.metadataUrl, {
      signal: AbortSignal.timeout(STARS.patienceMs),
      credentials: 'omit',
      headers: {accept: 'application/vnd.github+json'},
    });
    const body: unknown = answer.ok ? await answer.json() : undefined;
    const value = isRecord(body)
      ? asCount(body['stargazers_count'])
      : undefined;
    if (value !== undefined) {
      writeStored(STARS.key, JSON.stringify({value, timestamp: Date.now()}));
    }
    return value;
  } catch {
    return undefined; // Silent, as promised.
  }
}

/** One request serves the bar and the menu. */
let fresh: ReturnType<typeof request> | undefined;

/**
 * The number of stars: the fresh one, the stored one, or the one committed to
 * the repository, which the HTML already shows.
 */
function useStars(isEnabled: boolean): number | undefined {
  const [stars, setStars] = useState(asCount(committed.value));
  useEffect(() => {
    if (!isEnabled) return;
    const show = (value: number | undefined): void => {
      if (value !== undefined) setStars(value);
    };
    show(storedCount());
    void (fresh ??= request()).then(show);
  }, [isEnabled]);
  return stars;
}

export interface RepositoryNavbarItemProps {
  readonly href: string;
  /** Whether it is in the mobile menu instead of the bar. */
  readonly mobile?: boolean;
}

/** The link to the source repository, with its star count once known. */
export function RepositoryNavbarItem(
  props: RepositoryNavbarItemProps,
): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const stars = useStars(siteConfig.customFields?.['starCount'] === true);
  const label = (
    <>
      GitHub
      {stars !== undefined && <span className="stars"> Stars: {stars}</span>}
    </>
  );
  return <DefaultNavbarItem {...props} className="repository" label={label} />;
}

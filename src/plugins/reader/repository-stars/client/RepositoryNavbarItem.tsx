import type {ReactNode} from 'react';

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';

import {useStars} from './useStars';
import {formatStars} from '../shared/starCount';
import styles from './RepositoryNavbarItem.module.css';

export interface RepositoryNavbarItemProps {
  readonly href: string;
  /** Whether it is in the mobile menu instead of the bar. */
  readonly mobile?: boolean;
}

/** The link to the source repository, with its star count once known. */
export function RepositoryNavbarItem({
  href,
  mobile = false,
}: RepositoryNavbarItemProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const stars = useStars(siteConfig.customFields?.['starCount'] === true);
  return (
    <li>
      <a className="oc-nav-link" href={href}>
        GitHub
        {stars !== undefined && (
          <>
            {' '}
            <span className={clsx(styles.count, !mobile && styles.below)}>
              {formatStars(stars)}
            </span>
          </>
        )}
      </a>
    </li>
  );
}

import type {ReactNode} from 'react';

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useStars} from '../../client/useStars';
import {formatStars} from '../../shared/starCount';
import styles from './styles.module.css';

export interface RepositoryNavbarItemProps {
  readonly href: string;
}

/** The link to the source repository, with its number of stars. */
export default function RepositoryNavbarItem({
  href,
}: RepositoryNavbarItemProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const stars = useStars(siteConfig.customFields?.['starCount'] === true);
  return (
    <li>
      <a className="oc-nav-link" href={href}>
        GitHub
        <span className={styles.count}>
          {stars === undefined ? null : formatStars(stars)}
        </span>
      </a>
    </li>
  );
}

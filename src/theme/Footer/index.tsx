// Ejects @docusaurus/theme-classic/lib/theme/Footer (sha256 6ce037aaac9d): plain lists, the logo, the copyright and a sentence on privacy.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Wordmark} from '@site/src/components/Wordmark/Wordmark';
import {FOOTER} from '@site/src/site/navigation';
import {SITE} from '@site/src/site/site';

import styles from './styles.module.css';

export default function Footer(): ReactNode {
  return (
    <footer className={clsx('theme-layout-footer', styles.footer)}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <span className={styles.logo}>
            <Wordmark />
          </span>
          <p>{SITE.privacy}</p>
          <p>{SITE.copyright}</p>
        </div>
        <nav aria-label="Footer" className={styles.columns}>
          {FOOTER.map(({title, items}) => (
            <div key={title}>
              <p className={styles.title}>{title}</p>
              <ul className={styles.list}>
                {items.map(({label, to, href}) => (
                  <li key={label}>
                    <Link
                      className={clsx(styles.link)}
                      {...(to === undefined ? {href: href ?? ''} : {to})}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}

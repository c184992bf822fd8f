// Ejects @docusaurus/theme-classic/lib/theme/DocBreadcrumbs (sha256 c105b386d60e): an ordered list with separators from the style sheet; an after-build step adds its structured data.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {ArticleIcon} from '@site/src/components/Icon/ArticleIcon';

/** The breadcrumbs from the home page to the current page. */
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) return null;
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label="Breadcrumbs">
      <ol>
        <li>
          <Link to="/" aria-label="Home page">
            <ArticleIcon name="home" />
          </Link>
        </li>
        {breadcrumbs.map((item, index) => {
          const isLast = index === breadcrumbs.length - 1;
          const isHidden = item.type === 'category' && item.linkUnlisted;
          return (
            <li key={index}>
              {isLast || item.href === undefined || isHidden ? (
                <span {...(isLast && {'aria-current': 'page' as const})}>
                  {item.label}
                </span>
              ) : (
                <Link to={item.href}>{item.label}</Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

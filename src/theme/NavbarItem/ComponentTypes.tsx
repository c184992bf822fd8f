// Wraps @docusaurus/theme-classic/lib/theme/NavbarItem/ComponentTypes: adds the repository link with its stars, renders HTML as a list item, and ignores the search item, since the bar always has a search button.
import type {ReactNode} from 'react';

import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import type {Props as HtmlItemProps} from '@theme/NavbarItem/HtmlNavbarItem';
import {RepositoryNavbarItem} from '@site/src/plugins/reader/repository-stars/client/RepositoryNavbarItem';

function HtmlItem({value, className}: HtmlItemProps): ReactNode {
  // From the site's own configuration.
  return <li className={className} dangerouslySetInnerHTML={{__html: value}} />;
}

export default {
  ...ComponentTypes,
  html: HtmlItem,
  search: (): ReactNode => null,
  'custom-repository': RepositoryNavbarItem,
};

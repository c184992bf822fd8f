// Wraps @docusaurus/theme-classic/lib/theme/NavbarItem/ComponentTypes: adds the repository with its stars; HTML is an item of the list, and the bar has its search anyway.
import type {ReactNode} from 'react';

import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import type {Props as HtmlItemProps} from '@theme/NavbarItem/HtmlNavbarItem';
import RepositoryNavbarItem from '@theme/NavbarItem/RepositoryNavbarItem';

function HtmlItem({value, className}: HtmlItemProps): ReactNode {
  // Comes from the site's own configuration.
  return <li className={className} dangerouslySetInnerHTML={{__html: value}} />;
}

export default {
  ...ComponentTypes,
  html: HtmlItem,
  search: (): ReactNode => null,
  'custom-repository': RepositoryNavbarItem,
};

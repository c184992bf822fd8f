// Wraps @docusaurus/theme-classic/lib/theme/NavbarItem/ComponentTypes: adds the repository with its stars.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import RepositoryNavbarItem from '@theme/NavbarItem/RepositoryNavbarItem';

export default {
  ...ComponentTypes,
  'custom-repository': RepositoryNavbarItem,
};

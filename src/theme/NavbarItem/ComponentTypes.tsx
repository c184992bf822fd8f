// Wraps NavbarItem/ComponentTypes: adds the link to the repository with its stars.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import {RepositoryNavbarItem} from '@site/src/components/RepositoryNavbarItem';

export default {...ComponentTypes, 'custom-repository': RepositoryNavbarItem};

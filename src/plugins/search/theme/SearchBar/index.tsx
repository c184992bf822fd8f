import type {ReactNode} from 'react';

import {SearchBar} from '@openchoreo/offline-search/theme/SearchBar';
import {Icon} from '@site/src/components/Icon/Icon';

export default function SiteSearchBar(): ReactNode {
  return <SearchBar icon={<Icon name="search" />} />;
}

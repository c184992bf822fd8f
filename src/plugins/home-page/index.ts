import type {PluginModule} from '@docusaurus/types';

import {WRITTEN_MODULE} from '../route-table/shared/written';

/** The landing page. What it shows is a module apart: `../route-table`. */
const homePage: PluginModule = ({baseUrl}) => ({
  name: 'home-page',
  contentLoaded({actions}) {
    actions.addRoute({
      path: baseUrl,
      component: '@site/src/pages/_home/Home.tsx',
      exact: true,
      modules: {[WRITTEN_MODULE]: '@site/src/pages/_home/Content.tsx'},
    });
  },
});

export default homePage;

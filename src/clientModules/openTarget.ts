import type {ClientModule} from '@docusaurus/types';

/** Opens the folds around the target of the address; browsers do so only when a page loads. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {hash},
}) => {
  if (hash === '') return;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  let fold = target?.closest('details:not([open])');
  if (!fold) return;
  for (; fold; fold = fold.closest('details:not([open])')) {
    fold.setAttribute('open', '');
  }
  target?.scrollIntoView();
};

import type {ReactNode} from 'react';

import InitCodeBlock from '@theme-init/CodeBlock';
import type {Props as InitProps} from '@theme/CodeBlock';

import {KeyLinks, type KeyLink} from '../../client/keyLinks';

interface Props extends InitProps {
  /** The links of its keys as JSON, as `remarkStock` wrote them. */
  readonly 'data-key-links'?: string;
}

/** The theme's code block, whose parts know the links of its keys. */
export default function CodeBlock({
  'data-key-links': links,
  ...props
}: Props): ReactNode {
  if (links === undefined) return <InitCodeBlock {...props} />;
  return (
    <KeyLinks.Provider value={JSON.parse(links) as readonly KeyLink[]}>
      <InitCodeBlock {...props} />
    </KeyLinks.Provider>
  );
}

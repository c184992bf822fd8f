import {useContext, useMemo, type ReactNode} from 'react';

import {
  CodeBlockContextProvider,
  useCodeBlockContext,
} from '@docusaurus/theme-common/internal';
import InitContent from '@theme-init/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Content';

import {KeyLinks, withLineNumbers} from '../../../client/keyLinks';

/** The theme's lines, each of which learns its number if keys have links. */
export default function CodeBlockContent(props: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const links = useContext(KeyLinks);
  const numbered = useMemo(
    () => ({
      ...metadata,
      lineClassNames: withLineNumbers(
        metadata.code.split('\n').length,
        metadata.lineClassNames,
      ),
    }),
    [metadata],
  );
  if (links.length === 0) return <InitContent {...props} />;
  return (
    <CodeBlockContextProvider metadata={numbered} wordWrap={wordWrap}>
      <InitContent {...props} />
    </CodeBlockContextProvider>
  );
}

import {useContext, type ReactNode} from 'react';

import InitLine from '@theme-init/CodeBlock/Line';
import type {Props} from '@theme/CodeBlock/Line';

import {KeyLinks, lineNumber} from '../../../client/keyLinks';

/** The theme's line, with its keys as links to their fields. */
export default function CodeBlockLine(props: Props): ReactNode {
  const {line, others} = lineNumber(props.classNames);
  const links = useContext(KeyLinks).filter(({at}) => at.line === line);
  if (line === 0) return <InitLine {...props} />;
  const getTokenProps = (input: Parameters<Props['getTokenProps']>[0]) => {
    const token = props.getTokenProps(input);
    const index = props.line.indexOf(input.token);
    const before = props.line.slice(0, index);
    const column = before.reduce((sum, {content}) => sum + content.length, 1);
    const link = links.find(({at}) => at.column === column);
    // The highlighter puts an empty token before some.
    if (link === undefined || input.token.content === '') return token;
    return {
      ...token,
      children: (
        <a
          href={link.href}
          title={link.title}
          tabIndex={link.isStop ? undefined : -1}
          draggable={false}>
          {token.children}
        </a>
      ),
    };
  };
  return (
    <InitLine {...props} classNames={others} getTokenProps={getTokenProps} />
  );
}

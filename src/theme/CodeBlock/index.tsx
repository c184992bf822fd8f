// Ejects CodeBlock: plain, because the build draws all fences, and no inline styles are allowed.
import type {ReactNode} from 'react';

import type {Props} from '@theme/CodeBlock';

/** Code of a component, as a block without colors. */
export default function CodeBlock({
  children,
  language = 'text',
  title,
}: Props): ReactNode {
  return (
    <figure className="code-block">
      {title !== undefined && (
        <figcaption className="code-block__title">{title}</figcaption>
      )}
      <pre className="code-block__pre">
        <code className={`language-${language}`}>{children}</code>
      </pre>
    </figure>
  );
}

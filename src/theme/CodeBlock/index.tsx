// Ejects CodeBlock: the same HTML as of a fence, whose colors are classes.
import {Children, isValidElement, type ReactNode} from 'react';

import type {Props} from '@theme/CodeBlock';
import prismIncludeLanguages from '@theme/prism-include-languages';
import {StaticHtml} from '@site/src/components/mdx/StaticHtml';
import {codeBlockHtml} from '@site/src/markdown/codeBlockHtml';
import {parseFenceMeta} from '../../markdown/fenceMeta';
import {highlight} from '@site/src/markdown/highlight';
import {Prism} from 'prism-react-renderer';

prismIncludeLanguages(Prism);

/** Code of a component. Fences are drawn when the site is built. */
export default function CodeBlock({
  children,
  className = '',
  language = /language-(\S+)/u.exec(className)?.[1] ?? 'text',
  metastring,
  showLineNumbers,
  title,
}: Props): ReactNode {
  const figure = `code-block code-block--${language}`;
  const parts = Children.toArray(children);
  if (parts.some((part) => isValidElement(part))) {
    return (
      <figure className={figure}>
        {title !== undefined && (
          <figcaption className="code-block__title">{title}</figcaption>
        )}
        <pre className="code-block__pre">
          <code className={`language-${language}`}>{children}</code>
        </pre>
      </figure>
    );
  }
  const meta = parseFenceMeta(metastring);
  const first = showLineNumbers === true ? 1 : showLineNumbers;
  const html = codeBlockHtml({
    language,
    title: typeof title === 'string' ? title : meta.values.get('title'),
    html: highlight(parts.map(String).join('').replace(/\n$/u, ''), language),
    marked: meta.lines,
    firstNumber: typeof first === 'number' ? first : meta.firstNumber,
  });
  return <StaticHtml as="figure" className={figure} html={html} />;
}

// Ejects @docusaurus/theme-classic/lib/theme/CodeBlock (sha256 639f8655d319): renders the same HTML as a fence, without inline styles.
import {Children, isValidElement, type ReactNode} from 'react';

import type {Props} from '@theme/CodeBlock';
import {StaticHtml} from '@site/src/components/mdx/StaticHtml';
import {highlight} from '@site/src/components/CodeBlock/highlight';
import {codeBlockHtml} from '@openchoreo/page-tools/code-block/codeBlockHtml';
import {parseFenceMeta} from '@openchoreo/page-tools/code-block/fenceMeta';

function languageOf(className = ''): string {
  return /\blanguage-(?<name>\S+)/u.exec(className)?.groups?.['name'] ?? 'text';
}

function textOf(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  if (parts.some((part) => isValidElement(part))) return undefined;
  return parts.map(String).join('').replace(/\n$/u, '');
}

/**
 * Code that is computed at render time. Literal code becomes a fence at build
 * time and never gets here.
 */
export default function CodeBlock({
  children,
  className,
  language = languageOf(className),
  metastring,
  showLineNumbers,
  title,
}: Props): ReactNode {
  const text = textOf(children);
  const figure = `code-block code-block--${language}`;
  if (text === undefined) {
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
  const html = codeBlockHtml(
    {
      language,
      text,
      title: typeof title === 'string' ? title : meta.values.get('title'),
      marked: meta.lines,
      firstNumber: typeof first === 'number' ? first : meta.firstNumber,
      file: undefined,
    },
    highlight,
  );
  return <StaticHtml as="figure" className={figure} html={html} />;
}

import type {ReactNode} from 'react';

/** A text with what stands between backticks as code. */
export function TextWithCode({text}: {readonly text: string}): ReactNode {
  return text
    .split(/`([^`]+)`/u)
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : part,
    );
}

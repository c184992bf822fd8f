import type {Document, ErrorCode, YAMLError} from 'yaml';

import type {Fault} from '../../../content-errors/contentError';
import type {FaultAt} from '../../../content-errors/problem';

/** Says what makes a document unreadable, and where. */
export function syntaxFault(
  text: string,
  {code, message, pos}: YAMLError,
  _document: Document.Parsed,
  start: number,
): FaultAt {
  const what = `the YAML cannot be read: ${message}`;
  // It can name the end of the line before the key.
  const isKey = code === 'DUPLICATE_KEY';
  const blanks = isKey ? text.slice(start + pos[0]).search(/\S/u) : 0;
  const fault = SYNTAX[code] ?? {what, remedy: 'Correct the line.'};
  return {index: start + pos[0] + blanks, fault};
}

const SYNTAX: Partial<Record<ErrorCode, Fault>> = {
  RESOURCE_EXHAUSTION: {
    what: 'values are nested too deep',
    remedy: 'Flatten the text.',
  },
  DUPLICATE_KEY: {
    what: 'this key is already in the object',
    remedy: 'Remove one of the two.',
  },
  TAB_AS_INDENT: {
    what: 'a tab is used as indentation',
    remedy: 'Indent with spaces, because YAML allows no tabs.',
  },
  BAD_ALIAS: {
    what: 'an alias such as `*name` has no complete anchor before it',
    remedy: 'Repeat the value, or put it in quotes if it begins with `*`.',
  },
  NON_STRING_KEY: {
    what: 'a key is not a string',
    remedy: 'Use a string as the key. Put `{{ … }}` in quotes.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    what: 'a value contains `: `, which starts an object',
    remedy: 'Put the whole value in quotes.',
  },
};

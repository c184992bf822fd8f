import type {Fault} from '../../../content-errors/contentError';
import {unquotedLines} from '../../../lib/invisibleCharacters';

import type {Problem} from './mistake';

/** The manifests in what a reader pasted. */
export interface Pasted {
  /** At their lines; what surrounds them is empty. */
  readonly text: string;
  /** Whether a shell fills in `$name` and `${name}`. */
  readonly hasVariables: boolean;
  /** Why it can't be read as manifests. */
  readonly mistake?: Problem | undefined;
}

/** Without indentation, as a string of a manifest can have a fence. */
const FENCE = /^(?:```|~~~)/u;
const HERE_DOCUMENT = /<<-?\s*(?<quote>['"]?)(?<end>\w+)\k<quote>/u;
/** Without indentation, as a string of a manifest can have commands. */
const COMMAND =
  /^(?:(?:[\w.-]+[@:]\S*)?[$%#❯>] +)?(?:sudo +)?(?:cat|choreoctl|curl|docker|echo|git|helm|k3d|kubectl|kustomize|oc) +[^\s:]/u;
const KEY = /^\s*(?:- )?(?:apiVersion|kind):/u;
const HELM =
  /\{\{-?\s*(?:\.(?:Capabilities|Chart|Files|Release|Values)\b|(?:define|else|end|if|include|range|template|toYaml|with)\b|\/\*)/u;

const ONLY_TEMPLATE: Fault = {
  what: 'this is a template of a Helm chart, which is no YAML before Helm fills it in',
  remedy: 'Paste the output of `helm template` instead.',
};

/**
 * Takes manifests out of Markdown fences, here-documents and the output below a
 * command. Lines keep their numbers.
 */
export function unwrap(pasted: string): Pasted {
  let end: string | undefined;
  let isContinued = false;
  let hasVariables = false;
  const lines = outsideFences(pasted.split('\n')).map((line) => {
    if (end !== undefined) {
      // A shell shows `>` before each line of a here-document.
      const content = line.replace(/^> ?/u, '');
      if (content.trim() !== end) return content;
      end = undefined;
      return '';
    }
    const isCommand = isContinued || COMMAND.test(line);
    isContinued = isCommand && /\\\s*$/u.test(line);
    if (!isCommand) return line;
    const here = HERE_DOCUMENT.exec(line)?.groups;
    end = here?.['end'];
    hasVariables ||= here?.['quote'] === '';
    return here === undefined ? '' : '---';
  });
  const text = lines.join('\n');
  const line = 1 + unquotedLines(text).findIndex((one) => HELM.test(one));
  const mistake = {...ONLY_TEMPLATE, line, column: 1, path: ''};
  return {text, hasVariables, mistake: line > 0 ? mistake : undefined};
}

/** Leaves only what is inside of fences, if the manifests are there. */
function outsideFences(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => FENCE.test(line));
  if (first === -1) return lines;
  // The beginning of the fence may not have been copied.
  let isInside = lines.slice(0, first).some((line) => KEY.test(line));
  return lines.map((line) => {
    if (!FENCE.test(line)) return isInside ? line : '';
    isInside = !isInside;
    return isInside ? '---' : '';
  });
}

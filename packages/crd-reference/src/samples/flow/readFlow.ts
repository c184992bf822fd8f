import path from 'node:path';

import {parseFenceMeta} from '@openchoreo/page-tools/code-block/fenceMeta';
import type {Code, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {withoutWrappers} from '../shell/checkShell';
import {positionalsOf} from '../shell/readArguments';
import {positionOf, readShell, type ShellCommand} from '../shell/readShell';

import {dockerEvents, k3dEvents, kindEvents} from './containerEvents';
import {curlEvents, portEvents} from './curlEvents';
import type {FlowContext, FlowEvent, Tool} from './events';
import {helmEvents} from './helmEvents';
import {kubectlEvents} from './kubectlEvents';

/** A choice of the reader: a tab of a group, or to do an optional step. */
export interface Choice {
  readonly of: string;
  readonly is: string;
}

type Met =
  | {readonly type: 'event'; readonly event: FlowEvent}
  /** A page of the same site, by its path. */
  | {readonly type: 'link'; readonly to: string}
  /** A name in the text, set as code. */
  | {readonly type: 'word'; readonly text: string};

/** What a reader meets on a page, in its order. */
export type FlowEntry = Place & Met;

export type EventEntry = Extract<FlowEntry, {type: 'event'}>;

interface Place {
  readonly line: number;
  readonly column: number;
  readonly choices: readonly Choice[];
  /** Number of the heading above. */
  readonly section: number;
  /** Whether a heading above is that of a clean-up. */
  readonly isCleanUp: boolean;
}

export interface Flow {
  readonly entries: readonly FlowEntry[];
  /** All that can be chosen, by what a choice is of. */
  readonly options: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether a heading is that of a clean-up. */
  readonly hasCleanUp: boolean;
}

/** Tools whose commands have events; those of all others have none. */
const TOOLS: Readonly<Record<string, Tool>> = {
  kubectl: kubectlEvents,
  helm: helmEvents,
  docker: dockerEvents,
  podman: dockerEvents,
  kind: kindEvents,
  k3d: k3dEvents,
  curl: curlEvents,
  wget: curlEvents,
};

/** The heading of a clean-up, whose sections are alternatives. */
export const CLEAN_UP =
  /^(?:clean(?:ing)?[ -]?up|uninstall|remove it|remove everything|undo)\b/iu;

/**
 * Reads what the commands of a page make, need and remove, in order.
 *
 * @param file - Path of the page from the root of the repository.
 */
export function readFlow(tree: Root, file: string, context: FlowContext): Flow {
  return new FlowReader(tree, file, context);
}

class FlowReader implements Flow {
  readonly entries: FlowEntry[] = [];
  readonly options = new Map<string, Set<string>>();
  hasCleanUp = false;
  readonly #file: string;
  readonly #context: FlowContext;
  /** What the page shows and writes, by name. */
  readonly #files = new Map<string, string>();
  readonly #variables = new Set<string>();
  #choices: readonly Choice[] = [];
  #section = 0;
  /** Headings above, with the choice and the clean-up that each begins. */
  #headings: {depth: number; isCleanUp: boolean; choice: Choice | undefined}[] =
    [];

  constructor(tree: Root, file: string, context: FlowContext) {
    const textOf = (name: string): string | undefined =>
      this.#files.get(name) ?? context.textOf(name);
    this.#file = file;
    this.#context = {...context, textOf};
    visit(tree, 'code', (node) => {
      this.#show(node);
    });
    this.#read(tree.children);
  }

  /** Remembers what a block with a title shows. */
  #show({meta, value}: Code): void {
    const {values} = parseFenceMeta(meta);
    const title = values.get('title');
    const sample = values.get('sample');
    if (title === undefined) return;
    this.#files.set(title, (sample && this.#context.textOf(sample)) ?? value);
  }

  #read(nodes: readonly RootContent[]): void {
    for (const node of nodes) this.#node(node);
  }

  #node(node: RootContent): void {
    const line = node.position?.start.line ?? 0;
    switch (node.type) {
      case 'heading': {
        const title = toString(node);
        this.#section += 1;
        this.#headings = this.#headings.filter(({depth}) => depth < node.depth);
        const isCleanUp = CLEAN_UP.test(title);
        this.hasCleanUp ||= isCleanUp;
        this.#headings.push({
          depth: node.depth,
          isCleanUp,
          choice: /\boptional\b/iu.test(title)
            ? this.#choose(`step ${line}`, 'done', 'skipped')
            : undefined,
        });
        this.#read(node.children);
        break;
      }
      case 'containerDirective': {
        if (node.name !== 'tabs') {
          this.#read(node.children);
          break;
        }
        const of = node.attributes?.['group'] ?? `tabs ${line}`;
        const before = this.#choices;
        for (const tab of node.children) {
          if (tab.type !== 'containerDirective') continue;
          const label = tab.attributes?.['label'] ?? String(line);
          this.#choices = [...before, this.#choose(of, label)];
          this.#read(tab.children);
        }
        this.#choices = before;
        break;
      }
      case 'code':
        // A page may show two files of one name, one after the other.
        this.#show(node);
        if (/^(?:sh|bash|shell)$/u.test(node.lang ?? '')) this.#block(node);
        break;
      case 'inlineCode':
        this.#add({type: 'word', text: node.value}, line, 1);
        this.#address(node.value, node);
        break;
      case 'link':
      case 'definition': {
        this.#address(node.url, node);
        const target = node.url.split(/[#?]/u)[0] ?? '';
        if (/^(?![a-z]+:|\/).*\.mdx?$/u.test(target)) {
          const to = path.posix.join(path.posix.dirname(this.#file), target);
          this.#add({type: 'link', to}, line, 1);
        }
        if (node.type === 'link') this.#read(node.children);
        break;
      }
      default:
        if ('children' in node) this.#read(node.children);
    }
  }

  /** Text may tell of an address before the command that opens it. */
  #address(address: string, {position}: RootContent): void {
    for (const event of portEvents(address, 0)) {
      // Which gateway is meant depends on the installation.
      if (event.within !== undefined) continue;
      const {line = 0, column = 1} = position?.start ?? {};
      const patient = {...event, isPatient: true};
      this.#add({type: 'event', event: patient}, line, column);
    }
  }

  #choose(of: string, is: string, ...others: readonly string[]): Choice {
    const options = this.options.get(of) ?? new Set();
    this.options.set(of, options);
    for (const one of [is, ...others]) options.add(one);
    return {of, is};
  }

  #add(met: Met, line: number, column: number): void {
    const optional = this.#headings.flatMap(({choice}) => choice ?? []);
    this.entries.push({
      ...met,
      ...{line, column},
      choices: [...optional, ...this.#choices],
      section: this.#section,
      isCleanUp: this.#headings.some(({isCleanUp}) => isCleanUp),
    });
  }

  #block(node: Code): void {
    const start = node.position?.start;
    for (const command of readShell(node.value, this.#variables).commands) {
      for (const name of command.outputs) {
        if (command.input) this.#files.set(name, command.input.text);
      }
      for (const event of eventsOf(command, this.#context)) {
        const at = positionOf(node.value, event.offset);
        this.#add(
          {type: 'event', event},
          (start?.line ?? 0) + at.line,
          (start?.column ?? 1) - 1 + at.column,
        );
      }
    }
  }
}

function eventsOf(
  {words: all, input}: ShellCommand,
  context: FlowContext,
): readonly FlowEvent[] {
  const [name, ...words] = withoutWrappers(all);
  const tool = TOOLS[name?.text ?? ''];
  if (name === undefined || tool === undefined) return [];
  const {offset} = name;
  const call = {words, arguments: positionalsOf(words), input, offset};
  return tool(call, context);
}

import {SEARCH} from '@openchoreo/offline-search/shared/limits';
import {
  DOCS_VERSIONS,
  LATEST_VERSION,
  type DocsVersion,
} from '../../../site/versions';

/** An argument of a tool; all are strings. */
export interface ToolArgument {
  readonly type: 'string';
  readonly description: string;
  readonly enum?: readonly string[];
  /** In UTF-16 units. */
  readonly maxLength?: number;
}

/** A tool as assistants see it, with the JSON Schema of its arguments. */
export interface Tool {
  readonly name: ToolName;
  readonly description: string;
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, ToolArgument>>;
    readonly required: readonly string[];
    readonly additionalProperties: false;
  };
}

export type ToolName =
  | 'search_docs'
  | 'read_page'
  | 'explain_field'
  | 'compare_versions'
  | 'check_manifest'
  | 'explain_message';

/** Maximum number of tokens per answer. */
export const ANSWER_TOKENS = 6000;

/** The same in UTF-16 units, at three per token. */
export const ANSWER_LENGTH = ANSWER_TOKENS * 3;

const LONGEST_TEXT = 100_000;

/** The slug of the latest release, which calls without a version mean. */
export const DEFAULT_VERSION =
  DOCS_VERSIONS.find(({name}) => name === LATEST_VERSION)?.slug ?? '';

/** Folder of the tools' files, below the base URL. */
export const TOOLS_FOLDER = 'mcp/';

/** Path of a version's file, below the base URL. */
export function toolDataFile({slug}: Pick<DocsVersion, 'slug'>): string {
  return `${TOOLS_FOLDER}${slug}.json`;
}

/** The argument that every tool takes. */
const version: ToolArgument = {
  type: 'string',
  description: `Version of the documentation; ${DEFAULT_VERSION}, the latest release, if left out`,
  enum: DOCS_VERSIONS.map(({slug}) => slug),
};

function text(description: string, maxLength: number): ToolArgument {
  return {type: 'string', description, maxLength};
}

const kind = text('OpenChoreo kind, such as Component', 100);

function tool(
  name: ToolName,
  description: string,
  required: Readonly<Record<string, ToolArgument>>,
  optional: Readonly<Record<string, ToolArgument>> = {},
): Tool {
  return {
    name,
    description,
    inputSchema: {
      type: 'object',
      properties: {version, ...required, ...optional},
      required: Object.keys(required),
      additionalProperties: false,
    },
  };
}

/** The tools; each takes the docs version as an argument. */
export const TOOLS: readonly Tool[] = [
  tool(
    'search_docs',
    'Searches the OpenChoreo documentation. Returns titles, addresses and the sentences that answer, best first.',
    {query: text('Words to search for', SEARCH.inputMax)},
  ),
  tool(
    'read_page',
    'Reads a page of the OpenChoreo documentation, or one section of it, as Markdown.',
    {
      page: text(
        'Address of the page, such as concepts/runtime-model; with #id, one section',
        500,
      ),
    },
  ),
  tool(
    'explain_field',
    'Explains a field of an OpenChoreo kind: type, default, limits, rules and meaning. Without a field, lists the fields of the kind.',
    {kind},
    {field: text('Path of the field, such as spec.owner.projectName', 300)},
  ),
  tool(
    'compare_versions',
    'Lists what changed in the kinds of OpenChoreo from another version to this one. Without a kind, says which kinds changed.',
    {from: {...version, description: 'Version to compare with'}},
    {kind},
  ),
  tool(
    'check_manifest',
    'Checks Kubernetes manifests against the schemas and rules of OpenChoreo, as an API server would. Returns each mistake with line, column and fix, and notes on names that no object of the text has.',
    {manifest: text('YAML of one or more objects', LONGEST_TEXT)},
  ),
  tool(
    'explain_message',
    'Explains what a status, an event, an API response or a line of a log of OpenChoreo or a tool beneath it means. Returns the cause and what to do, first causes first.',
    {
      text: text(
        'Output as it was printed, such as that of kubectl describe',
        LONGEST_TEXT,
      ),
    },
  ),
];

import {DOCS_VERSIONS} from '../../../site/versions';
import {
  ANSWER_LENGTH,
  ANSWER_TOKENS,
  DEFAULT_VERSION,
  type ToolName,
} from '../shared/toolList';
import {checkManifest} from './checkManifest';
import {compareVersions} from './compareVersions';
import {explainField} from './explainField';
import {explainMessage} from './explainMessage';
import {readPage} from './readPage';
import {searchDocs} from './searchDocs';
import {findTool, readArguments} from './toolError';
import {loadVersion, type LoadedVersion, type ToolSite} from './toolSite';

/** Runs a tool. Resolves with text, or rejects with a `ToolError`. */
export type CallTool = (name: string, input: unknown) => Promise<string>;

type Values = Readonly<Record<string, string>>;

/** Creates the documentation tools, which read the files of a built site. */
export function createDocsTools(site: ToolSite): CallTool {
  const versions = new Map(
    DOCS_VERSIONS.map((version) => [version.slug, loadVersion(site, version)]),
  );
  // `readArguments` has validated it.
  const loaded = (slug = DEFAULT_VERSION): LoadedVersion => {
    const found = versions.get(slug);
    if (!found) throw new Error(`The version ${slug} is not loaded.`);
    return found;
  };
  const run: Record<
    ToolName,
    (from: LoadedVersion, values: Values) => Promise<string>
  > = {
    search_docs: (from, {query = ''}) => searchDocs(site, from, query),
    read_page: (from, {page = ''}) => readPage(site, from, page),
    explain_field: (from, {kind = '', field}) =>
      explainField(site, from, kind, field),
    compare_versions: (to, {from, kind}) =>
      compareVersions(site, loaded(from), to, kind),
    check_manifest: (from, {manifest = ''}) =>
      checkManifest(site, from, manifest),
    explain_message: (from, {text = ''}) => explainMessage(site, from, text),
  };
  return async (name, input) => {
    const tool = findTool(name);
    const values = readArguments(tool, input);
    const from = loaded(values['version']);
    const answer = await run[tool.name](from, values);
    return shortened(
      values['version'] === undefined
        ? `This is about ${from.version.label}, the latest release.\n\n${answer}`
        : answer,
    );
  };
}

/** Cuts an answer to the limit, with a note at its end. */
function shortened(answer: string): string {
  if (answer.length <= ANSWER_LENGTH) return answer;
  const note = `\n\n(Cut at ${ANSWER_TOKENS} tokens. Ask for one section or field.)`;
  const kept = answer.slice(0, ANSWER_LENGTH - note.length);
  return kept.slice(0, kept.lastIndexOf('\n')) + note;
}

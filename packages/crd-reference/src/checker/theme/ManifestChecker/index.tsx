import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {TextWithCode} from '@openchoreo/page-tools/theme/TextWithCode';

import {EXAMPLE, VERSIONS} from '@generated/crd-reference/default/checkerFiles';

import {openText, type Opened} from '../../client/openText';
import {splitDiff} from '../../client/splitDiff';
import {looksSecret, packText, readOpening} from '../../client/textLink';
import type {Mistake} from '../../../engine/judge';
import {SAMPLE_MAX_LENGTH} from '../../../engine/sampleMaxLength';

import {Editor} from './Editor';
import {Results, upgradeMarkdown} from './Results';
import {SetDrawing} from './SetDrawing';
import {useSamples, useVerdict, type Checked} from './useVerdict';
import styles from './styles.module.css';

/** The data of the page has all versions. */
function versionByName(name: string): (typeof VERSIONS)[number] {
  const found = VERSIONS.find((version) => version.name === name);
  if (found) return found;
  throw new Error(`There is no docs version ${name}.`);
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The result in a sentence or two, also announced to screen readers. */
function summaryOf(checked: Checked | undefined): string {
  if (checked === undefined) {
    return 'This example has two mistakes. Paste your own YAML, drop or open files, or choose a sample.';
  }
  const {label} = versionByName(checked.version);
  const {outcome} = checked;
  if (outcome.status === 'slow') {
    return 'Still checking this text.';
  }
  if (outcome.status === 'too slow') {
    return 'Checking took too long and was stopped. Try a smaller part of the text.';
  }
  if (outcome.status === 'failed') {
    return 'The check could not run. Reload the page and try again.';
  }
  const {count, objects, mistakes, notes, unchecked, upgrade} = outcome.verdict;
  const unknown =
    unchecked.length === 0
      ? ''
      : ` The fields of ${unchecked.join(', ')} are not checked.`;
  const noted =
    notes.length === 0 ? '' : ` ${counted(notes.length, 'note')} below.`;
  if (count > 0) {
    const shown =
      count > mistakes.length ? ` These are the first ${mistakes.length}.` : '';
    return `${counted(count, 'mistake')} found (checked against ${label}).${shown}${noted}${unknown}`;
  }
  const steps =
    upgrade === undefined
      ? ''
      : ` ${upgrade.length === 0 ? 'No changes' : counted(upgrade.length, 'change')} needed for ${versionByName(checked.target ?? '').label}.`;
  return `${counted(objects, 'object')} checked against ${label}: no mistakes.${noted}${steps}${unknown}`;
}

/** A key that every manifest has, at any depth. */
const KEY_OF_MANIFEST =
  /^[\s{-]*["']?(?:apiVersion|kind|metadata|spec)["']?\s*:/mu;

/** How YAML begins, unlike the lines that programs print. */
const YAML_START =
  /^\s*(?:[#&*!%-]|(?!(?:curl|docker|error|fatal|helm|warning)\b)[a-z][\w./-]*:(?:\s|$))/u;

const PARTS =
  'This diff has only parts of its files. Make one with `git diff -U9999`.';

/** The content of files as one text, each below its name if there are several. */
async function joinFiles(files: readonly File[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => file.text()));
  return texts.length === 1
    ? texts.join('')
    : texts
        .map((text, index) => `# ${files[index]?.name ?? ''}\n---\n${text}`)
        .join('\n');
}

interface ManifestCheckerProps {
  /** What else the page says about a text, such as what its status means. */
  readonly Explanation?: ComponentType<{
    readonly text: string;
    readonly isManifest: boolean;
    readonly version: (typeof VERSIONS)[number];
  }>;
}

/** The manifest checker: a YAML field that shows mistakes as you type. */
export default function ManifestChecker({
  Explanation,
}: ManifestCheckerProps): ReactNode {
  const page = useDocsVersion();
  const base = useBaseUrl('/');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const [text, setText] = useState('');
  const [name, setName] = useState(page.version);
  const [target, setTarget] = useState('');
  const [notice, setNotice] = useState('');
  const [before, setBefore] = useState('');
  const [asksForSecret, setAsksForSecret] = useState(false);

  const version = versionByName(name);
  const newer = VERSIONS.slice(0, VERSIONS.indexOf(version));
  const to = newer.find((each) => each.name === target);
  const samples = useSamples(name);
  // The field is empty while it shows the example, which is never the reader's text.
  const isExample = text === '';
  const isManifest =
    isExample ||
    !Explanation ||
    KEY_OF_MANIFEST.test(text) ||
    YAML_START.test(text);
  const latest = useVerdict(
    (isManifest && text) || EXAMPLE,
    name,
    to?.name,
    before,
  );
  const checked = !isExample && latest?.text === EXAMPLE ? undefined : latest;
  const verdict =
    checked?.outcome.status === 'checked' ? checked.outcome.verdict : undefined;
  const upgrade = verdict?.upgrade ?? [];
  const isCompared =
    !isExample && verdict !== undefined && before.trim() !== '';
  const {
    edits = [],
    notes = [],
    order = [],
    links = [],
  } = isExample ? {} : (verdict ?? {});

  const show = (opened: Opened): void => {
    if (opened === undefined) return;
    setNotice('fault' in opened ? opened.fault : '');
    if ('fault' in opened) return;
    const sides = splitDiff(opened.text);
    if (sides === 'parts') setNotice(PARTS);
    else if (sides !== undefined) setBefore(sides.before);
    const shown = typeof sides === 'object' ? sides.after : opened.text;
    if (field.current) {
      field.current.value = shown;
      field.current.scrollTo(0, 0);
    }
    setAsksForSecret(false);
    setText(shown);
  };

  const open = async (part: string): Promise<void> => {
    const root = new URL(base, window.location.href).href;
    const folder = `${root}samples/${version.slug}/`;
    show(await openText(readOpening(part), folder));
  };
  const opener = useRef(open);
  useEffect(() => {
    opener.current = open;
  });

  useEffect(() => {
    const onHash = (): void => {
      void opener.current(window.location.hash);
    };
    // Text that was typed before the application ran.
    setText(field.current?.value ?? '');
    const {hash, search} = window.location;
    void opener.current(hash === '' ? search : hash);
    window.addEventListener('hashchange', onHash);
    return () => {
      window.removeEventListener('hashchange', onHash);
    };
  }, []);

  const onFiles = async (files: readonly File[]): Promise<void> => {
    const size = files.reduce((total, file) => total + file.size, 0);
    show(
      size > SAMPLE_MAX_LENGTH
        ? {
            fault: `${files.map((file) => file.name).join(', ')}: more than 1 MB.`,
          }
        : {text: await joinFiles(files)},
    );
  };

  const copy = async (copied: string, what: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copied);
      setNotice(`${what} copied.`);
    } catch {
      setNotice(
        `Couldn't copy the ${what.toLowerCase()}: your browser blocked access to the clipboard.`,
      );
    }
  };

  const copyLink = async (): Promise<void> => {
    setAsksForSecret(false);
    const url = new URL(base + version.checker, window.location.href);
    url.search = '';
    url.hash = `text=${await packText(text)}`;
    if (url.pathname === window.location.pathname) {
      window.history.replaceState(window.history.state, '', url);
    }
    await copy(url.href, 'Link');
  };

  const addressOf = ({link}: Mistake): string | undefined =>
    link && `${base}${version.route}${link.address}`;

  const goTo = (line: number): void => {
    const {current} = field;
    if (!current) return;
    const lines = text.split('\n');
    const start =
      lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    current.focus();
    current.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    const height = current.scrollHeight / lines.length;
    current.scrollTo({top: Math.max(0, (line - 3) * height), left: 0});
    current.scrollIntoView({block: 'nearest'});
  };

  return (
    <form
      className={styles.checker}
      aria-label="Manifest checker"
      onSubmit={(event) => {
        event.preventDefault();
        summary.current?.focus();
      }}>
      <div className={styles.bar}>
        <label className={styles.choice}>
          Version
          <select
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}>
            {VERSIONS.map((each) => (
              <option key={each.name} value={each.name}>
                {each.label}
              </option>
            ))}
          </select>
        </label>
        {newer.length > 0 && (
          <label className={styles.choice}>
            Upgrade to
            <select
              value={to?.name ?? ''}
              onChange={(event) => {
                setTarget(event.target.value);
              }}>
              <option value="">None</option>
              {newer.map((each) => (
                <option key={each.name} value={each.name}>
                  {each.label}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className={styles.choice}>
          Sample
          <select
            className={styles.samples}
            value=""
            onChange={(event) => {
              const sample = new URLSearchParams({sample: event.target.value});
              void open(sample.toString());
            }}>
            <option value="">Choose a sample</option>
            {samples.map((sample) => (
              <option key={sample} value={sample}>
                {sample}
              </option>
            ))}
          </select>
        </label>
        <label className={clsx('oc-button oc-button--plain', styles.file)}>
          Open files
          <input
            className="oc-visually-hidden"
            type="file"
            multiple
            accept=".yaml,.yml,.json,text/yaml"
            onChange={({target: input}) => {
              const files = [...(input.files ?? [])];
              if (files.length > 0) void onFiles(files);
              input.value = '';
            }}
          />
        </label>
        <button type="submit" className="oc-button">
          Check
        </button>
      </div>
      <div className={styles.desk}>
        <div>
          <Editor
            field={field}
            text={text}
            example={EXAMPLE}
            mistakes={verdict?.mistakes ?? []}
            describedBy={`${id}summary`}
            onText={(changed) => {
              setAsksForSecret(false);
              if (splitDiff(changed) === undefined) setText(changed);
              else show({text: changed});
            }}
            onFiles={(files) => void onFiles(files)}
          />
          <details className={styles.before}>
            <summary>Compare with an earlier text</summary>
            <label className={styles.choice}>
              Manifests before the change
              <textarea
                className={styles.earlier}
                spellCheck={false}
                value={before}
                onChange={(event) => {
                  setBefore(event.target.value);
                }}
              />
            </label>
          </details>
        </div>
        <div className={styles.side}>
          <p
            ref={summary}
            tabIndex={-1}
            id={`${id}summary`}
            className={styles.summary}
            role="status"
            data-verdict={
              verdict === undefined || isExample
                ? undefined
                : verdict.count === 0
                  ? 'valid'
                  : 'mistakes'
            }>
            {isManifest
              ? summaryOf(isExample ? undefined : checked)
              : 'This is not a manifest. Its messages are explained below.'}
          </p>
          <Results
            mistakes={verdict?.mistakes ?? []}
            addressOf={addressOf}
            onLine={goTo}
          />
          {isCompared && edits.length === 0 && (
            <p>
              {verdict.edits === undefined
                ? 'The earlier text is no readable YAML.'
                : 'No effect beside the change itself is known.'}
            </p>
          )}
          <Results
            title="What the change does"
            mistakes={edits}
            addressOf={addressOf}
            onLine={goTo}
          />
          <Results
            title="Notes"
            mistakes={notes}
            addressOf={addressOf}
            onLine={goTo}
          />
          <SetDrawing links={links} />
          {order.length > 0 && (
            <>
              <h2 className={styles.heading}>Order to apply</h2>
              <ol>
                {order.map((name) => (
                  <li key={name}>
                    <TextWithCode text={name} />
                  </li>
                ))}
              </ol>
            </>
          )}
          {to !== undefined && upgrade.length > 0 && (
            <>
              <Results
                title={`To change for ${to.label}`}
                mistakes={upgrade}
                addressOf={(step) =>
                  step.link &&
                  `${base}${('isGone' in step && step.isGone === true ? version : to).route}${step.link.address}`
                }
                onLine={goTo}
              />
              <button
                type="button"
                className="oc-button oc-button--plain"
                onClick={() => {
                  void copy(
                    upgradeMarkdown(upgrade, version.label, to.label),
                    'Checklist',
                  );
                }}>
                Copy as checklist
              </button>
            </>
          )}
          {Explanation && (
            <Explanation
              text={text}
              isManifest={isManifest}
              version={version}
            />
          )}
          {!isExample && (
            <button
              type="button"
              className="oc-button oc-button--plain"
              onClick={() => {
                if (looksSecret(text)) setAsksForSecret(true);
                else void copyLink();
              }}>
              Copy link to this text
            </button>
          )}
          {asksForSecret && (
            <div className={styles.warning} role="alert">
              <p>
                This text seems to contain a password, a key or Secret data. The
                link includes the full text, so anyone with the link can read
                it.
              </p>
              <button
                type="button"
                className="oc-button oc-button--plain"
                onClick={() => void copyLink()}>
                Copy the link anyway
              </button>
            </div>
          )}
          <p className={styles.notice} role="status">
            {notice}
          </p>
        </div>
      </div>
    </form>
  );
}

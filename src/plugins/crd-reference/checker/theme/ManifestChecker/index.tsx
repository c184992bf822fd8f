import {
  useCallback,
  useEffect,
  useId,
  useReducer,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react';

import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {EXAMPLE} from '@generated/crd-reference/default/checkerFiles';

import {openFiles, type Opened} from '../../client/openText';

import {Editor, selectLine} from './Editor';
import {
  readsLikeManifest,
  versionByName,
  type DocsVersion,
  type Manifest,
} from './manifest';
import {Share} from './Share';
import {summaryOf} from './summaryOf';
import {Toolbar} from './Toolbar';
import {useOpening} from './useOpening';
import {useVerdict} from './useVerdict';
import {Verdict} from './Verdict';
import styles from './styles.module.css';

interface ManifestCheckerProps {
  /** What else the page says about a text, such as what its status means. */
  readonly Explanation?: ComponentType<{
    readonly text: string;
    readonly isManifest: boolean;
    readonly version: DocsVersion;
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
  const [manifest, change] = useReducer(
    (before: Manifest, changed: Partial<Manifest>) => ({...before, ...changed}),
    {text: '', version: page.version, notice: ''},
  );
  const {text, notice} = manifest;
  const version = versionByName(manifest.version);

  // The field is empty while it shows the example, which is never the reader's text.
  const isExample = text === '';
  const isManifest = isExample || !Explanation || readsLikeManifest(text);
  const latest = useVerdict((isManifest && text) || EXAMPLE, version.name);
  const checked = !isExample && latest?.text === EXAMPLE ? undefined : latest;
  const verdict =
    checked?.outcome.status === 'checked' ? checked.outcome.verdict : undefined;

  const show = useCallback((opened: Opened): void => {
    change(opened);
    field.current?.scrollTo(0, 0);
  }, []);
  const open = useOpening(`samples/${version.slug}/`, show);
  useEffect(() => {
    // Text that was typed before the application ran.
    change({text: field.current?.value ?? ''});
  }, []);
  const onFiles = (files: readonly File[]): void => {
    if (files.length > 0) void openFiles(files).then(show);
  };
  const say = (notice: string): void => {
    change({notice});
  };

  return (
    <form
      className={styles.checker}
      aria-label="Manifest checker"
      onSubmit={(event) => {
        event.preventDefault();
        summary.current?.focus();
      }}>
      <Toolbar
        {...{version, onFiles}}
        onChange={change}
        onSample={(sample) => {
          open(new URLSearchParams({sample}).toString());
        }}
      />
      <div className={styles.desk}>
        <div>
          <Editor
            {...{field, text, onFiles}}
            example={EXAMPLE}
            mistakes={verdict?.mistakes ?? []}
            describedBy={`${id}summary`}
            onText={(changed) => {
              change({text: changed});
            }}
          />
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
          {verdict && (
            <Verdict
              {...{version, base, verdict}}
              onLine={(line) => {
                if (field.current) selectLine(field.current, line);
              }}
            />
          )}
          {Explanation && <Explanation {...{text, isManifest, version}} />}
          {!isExample && (
            <Share text={text} page={base + version.checker} onCopied={say} />
          )}
          <p className={styles.notice} role="status">
            {notice}
          </p>
        </div>
      </div>
    </form>
  );
}

import {useEffect, useState} from 'react';

import {FILES} from '@generated/crd-reference/default/checkerFiles';
import {fetchJson} from '../../client/fetchJson';
import {oncePerKey} from '../../client/once';

import {Checker, type Outcome} from '../../client/checker';
import type {KubernetesFile} from '../../../engine/kubernetes/kubernetesSchemas';
import type {VersionFile} from '../../client/checkerProtocol';

/** Milliseconds after the last key press before a text is checked. */
const TYPING_PAUSE_MS = 200;

/** Loads a checker file once. */
const load = oncePerKey((name) => fetchJson(FILES[name]?.() ?? ''));

// The build wrote the files with these types and a content hash in their names.
const loadKubernetes = (): Promise<KubernetesFile> =>
  load('kubernetes') as Promise<KubernetesFile>;
const loadVersion = (name: string): Promise<VersionFile> =>
  load(name) as Promise<VersionFile>;

/** Paths of the published samples of a docs version; empty until they are known. */
export function useSamples(version: string): readonly string[] {
  const [samples, setSamples] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    loadVersion(version).then(
      (file) => {
        if (isCurrent) setSamples(file.samples);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [version]);
  return samples;
}

/** The result of a check with what was checked. */
export interface Checked {
  readonly outcome: Outcome;
  readonly text: string;
  readonly version: string;
}

/** Checks a text whenever it changes; `undefined` before the first result. */
export function useVerdict(text: string, version: string): Checked | undefined {
  const [checked, setChecked] = useState<Checked>();
  const [checker] = useState(
    () =>
      new Checker(
        () =>
          new Worker(
            /* webpackChunkName: "checker" */ new URL(
              '../../client/worker.ts',
              import.meta.url,
            ),
          ),
        {kubernetes: loadKubernetes, version: loadVersion},
      ),
  );
  useEffect(
    () => () => {
      checker.stop();
    },
    [checker],
  );
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      if (text.trim() === '') {
        setChecked(undefined);
        return;
      }
      const show = (outcome: Outcome | undefined): void => {
        if (!isCurrent || outcome === undefined) return;
        setChecked({outcome, text, version});
      };
      const onSlow = (): void => {
        show({status: 'slow'});
      };
      void checker.check({text, version}, () => isCurrent, onSlow).then(show);
    }, TYPING_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [checker, text, version]);
  return checked;
}

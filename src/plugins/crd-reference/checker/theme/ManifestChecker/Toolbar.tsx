import type {ReactNode} from 'react';

import clsx from 'clsx';

import {
  HAS_SAMPLES,
  VERSIONS,
} from '@generated/crd-reference/default/checkerFiles';

import type {DocsVersion, Manifest} from './manifest';
import styles from './styles.module.css';
import {useSamples} from './useVerdict';

interface ToolbarProps {
  readonly version: DocsVersion;
  readonly onChange: (change: Partial<Manifest>) => void;
  readonly onSample: (path: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** What the text is checked against, and other ways to give a text. */
export function Toolbar({
  version,
  onChange,
  onSample,
  onFiles,
}: ToolbarProps): ReactNode {
  const samples = useSamples(version.name);
  return (
    <div className={styles.bar}>
      {VERSIONS.length > 1 && (
        <Choice
          label="Version"
          value={version.name}
          options={VERSIONS.map(({name, label}) => [name, label])}
          onChoice={(name) => {
            onChange({version: name});
          }}
        />
      )}
      {HAS_SAMPLES && (
        <Choice
          label="Sample"
          className={styles.samples}
          value=""
          none="Choose a sample"
          options={samples.map((path) => [path, path])}
          onChoice={onSample}
        />
      )}
      <label className={clsx('oc-button oc-button--plain', styles.file)}>
        Open files
        <input
          className="oc-visually-hidden"
          type="file"
          multiple
          accept=".yaml,.yml,.json,text/yaml"
          onChange={({target: input}) => {
            onFiles([...(input.files ?? [])]);
            input.value = '';
          }}
        />
      </label>
      <button type="submit" className="oc-button">
        Check
      </button>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly value: string;
  /** What is said where nothing is chosen, if that is possible. */
  readonly none?: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoice: (value: string) => void;
}

function Choice({
  label,
  className,
  value,
  none,
  options,
  onChoice,
}: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      {label}
      <select
        className={className}
        value={value}
        onChange={(event) => {
          onChoice(event.target.value);
        }}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

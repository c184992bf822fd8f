import {messageOf} from '../engine/value';

import type {CheckedFiles, Finding} from './checkFiles';

export const FORMATS = ['text', 'json', 'sarif', 'github'] as const;

export type Format = (typeof FORMATS)[number];

/** What a command prints about what it found, without the summary. */
export function formatFindings(
  {findings, files, objects}: CheckedFiles,
  format: Format,
): string {
  switch (format) {
    case 'json':
      return JSON.stringify({findings, files, objects}, null, 2);
    case 'sarif':
      return JSON.stringify(sarifOf(findings), null, 2);
    case 'github':
      return findings.map(annotationOf).join('\n');
    case 'text':
      return findings
        .map(
          (finding) =>
            `${finding.file}:${finding.line}:${finding.column} ${messageOf(finding)}`,
        )
        .join('\n');
  }
}

/** A workflow command of GitHub Actions, which becomes a note at the line. */
function annotationOf(finding: Finding): string {
  const escape = (text: string): string =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string): string =>
    escape(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const {file, line, column} = finding;
  return `::error file=${property(file)},line=${line},col=${column},title=Invalid manifest::${escape(messageOf(finding))}`;
}

const RULE = 'invalid-manifest';

/** The Static Analysis Results Interchange Format 2.1.0 of OASIS. */
function sarifOf(findings: readonly Finding[]): object {
  const shortDescription = {text: 'An API server would refuse this.'};
  const rules = [{id: RULE, shortDescription}];
  const results = findings.map((finding) => {
    const {file, line, column, path, what} = finding;
    const artifactLocation = {uri: encodeURI(file)};
    const region = {startLine: line, startColumn: column};
    return {
      ruleId: RULE,
      level: 'error',
      message: {text: messageOf(finding)},
      locations: [{physicalLocation: {artifactLocation, region}}],
      partialFingerprints: {'manifest/v1': `${file} ${path} ${what}`},
    };
  });
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{tool: {driver: {name: 'crd-reference', rules}}, results}],
  };
}

import {expect, test} from 'vitest';

import {catalogOf, VERSIONS, withPlace} from '../testing/temporarySite';
import {checkCommands} from './commands';

const SAMPLES = 'https://example.dev/samples/v0.3.x';

const SITE = {
  catalog: catalogOf(VERSIONS[1]),
  samplesUrl: `${SAMPLES}/`,
  sampleFiles: new Set(['start/a.yaml', 'start/b.yaml']),
  charts: {
    registry: 'oci://charts.example',
    version: '0.3.2',
    names: ['control-plane', 'data-plane'],
    values: {
      'control-plane': {
        subcharts: ['cert-manager'],
        values: {
          'api.name': {default: '"api"'},
          'api.labels': {default: '{}'},
          'api.hosts': {default: '["a"]'},
        },
      },
    },
  },
};

const INSTALL =
  'helm install a oci://charts.example/control-plane --version 0.3.2';

const PROJECT =
  'apiVersion: openchoreo.dev/v1alpha1\nkind: Project\nmetadata: {name: "$NAME"}\nspec: {deploymentPipelineRef: $NAME}\n';

test.each([
  'kubectl get <kind> <name>',
  `kubectl apply -f ${SAMPLES}/start/a.yaml`,
  `for part in a b; do kubectl apply -f ${SAMPLES}/start/$part.yaml; done`,
  `kubectl apply -f - <<EOF\n${PROJECT}EOF\n`,
  'brew install kubectl helm',
  `${INSTALL} --create-namespace -n b --set api.name=e`,
  `${INSTALL} --set api.labels.team=a,api.name=b`,
  `${INSTALL} --set "api.hosts[0]=b" --set cert-manager.any=true`,
  `${INSTALL} --set api.name=<your-name>`,
  'helm upgrade --install a oci://charts.example/data-plane --version=0.3.2',
  'helm install a jetstack/cert-manager',
])('valid: %s', (source) => {
  expect(checkCommands(source, SITE).map(withPlace)).toEqual([]);
});

test.each([
  [
    `kubectl apply -f ${SAMPLES}/start/aa.yaml`,
    '1:18 no sample is published at start/aa.yaml. Did you mean start/a.yaml?',
  ],
  [
    `cat > a.yaml <<EOF\n${PROJECT.replace(': $NAME', ': []')}EOF\n`,
    '5:8 spec.deploymentPipelineRef: found a list',
  ],
  [
    `cat <<-EOF\n${PROJECT.replace(': $NAME', ': []').replaceAll(/^(?!$)/gmu, '\t')}EOF\n`,
    '5:8 spec.deploymentPipelineRef: found a list',
  ],
  [
    'cat <<EOF\n{"apiVersion": "openchoreo.dev/v1alpha1", "kind": "Projct"}\nEOF\n',
    '2:51 kind: there is no kind Projct',
  ],
  ['echo "a', '1:6 the shell cannot read this'],
  [
    INSTALL.replace('control', 'contol'),
    '1:16 there is no chart contol-plane in v0.3.x. Did you mean control-plane?',
  ],
  [
    INSTALL.replace(/ --.*/u, ''),
    '1:16 helm without --version takes the newest chart. Add --version 0.3.2',
  ],
  [
    INSTALL.replace('0.3.2', '0.3.1'),
    '1:61 the charts of v0.3.x have version 0.3.2, not 0.3.1. Write %{chart-version}',
  ],
  [
    `${INSTALL} --set api.nmae=b`,
    '1:73 the chart control-plane has no value api.nmae in its version 0.3.2. Did you mean api.name?',
  ],
  [`${INSTALL} --set api.name=b,api.port=1`, 'has no value api.port'],
  [
    `for a in b; do\n  sudo ${INSTALL.replace('plane', 'plain')}\ndone`,
    '2:23 there is no chart control-plain',
  ],
  [`${INSTALL} --set=api.first=b`, 'has no value api.first'],
])('invalid: %s', (source, expected) => {
  const [found, ...others] = checkCommands(source, SITE).map(withPlace);
  expect(found).toContain(expected);
  expect(others).toEqual([]);
});

import {expect, test} from 'vitest';

import {catalogOf, VERSIONS} from '../testing/temporarySite';

import {textKind, type TextKind} from './textKind';

const catalog = catalogOf(VERSIONS[0]);

const MANIFEST = `apiVersion: openchoreo.dev/v1alpha1
kind: Component
metadata: {name: shop}
`;

const CASES: readonly (readonly [kind: TextKind, texts: readonly string[]])[] =
  [
    [
      'manifest',
      [
        MANIFEST,
        `# ours\n---\n${MANIFEST}---\n${MANIFEST}`,
        MANIFEST.replaceAll('\n', '\r\n'),
        `Please look:\n\`\`\`yaml\n${MANIFEST}\`\`\`\nIt fails.`,
        `$ kubectl get component shop -o yaml\n${MANIFEST}status:\n  conditions: []`,
        `cat <<EOF | kubectl apply -f -\n${MANIFEST}EOF\n`,
        '{"apiVersion": "v1", "kind": "Pod"}\n{"kind": "Service"}',
        `apiVersion: v1\nkind: List\nitems:\n- ${MANIFEST.replaceAll('\n', '\n  ')}`,
        'kind: Project',
        'apiVersion:openchoreo.dev/v1alpha1\nkind:Component',
        `${MANIFEST}  name: a\n    b: c\n`,
        'apiVersion: v1\nkind: ConfigMap\ndata:\n  log: |\n    level=error msg="failed"\n',
        `${MANIFEST}spec: "never closed\n`,
        'spec:\n  owner:\n    projectName: shop\n',
        'metadata:\n  name: shop\n  lables: {}\n',
        'owner:\n  projectName: shop\ntype: Service\n',
        '- apiVersion: v1\n  kind: Pod\n',
        'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: {{ .Release.Name }}\n',
      ],
    ],
    [
      'message',
      [
        'exec: "choreoctl": executable file not found in $PATH',
        'kubelet: Back-off pulling image "shop"',
        '* Back-off pulling image "shop"',
        'zsh: command not found: choreoctl',
        'kind: command not found',
        'sh: 1: kubectl: not found',
        '$ kubectl get pods\nError from server (Forbidden): pods is forbidden',
        'error: unable to read URL "https://a/b.yaml", server reported 404',
        'fatal: not a git repository',
        'Error: INSTALLATION FAILED: cannot re-use a name that is still in use',
        'curl: (7) Failed to connect to localhost port 8080',
        '{"kind": "Status", "apiVersion": "v1", "status": "Failure", "code": 400}',
        'apiVersion: v1\nkind: List\nitems:\n- apiVersion: v1\n  kind: Event\n  reason: Failed\n',
        'apiVersion: v1\nkind: Event\nreason: FailedMount\nmessage: no',
        '{"level":"error","ts":"2025-11-28","msg":"no","kind":"Component"}',
        '{"error": "Project not found", "code": "PROJECT_NOT_FOUND"}',
        'status:\n  conditions:\n  - type: Ready\n    status: "False"\n',
        'conditions:\n- type: Ready\n  status: "False"\n',
        'Name:         shop\nNamespace:    default\nStatus:       Pending\n',
        'Events:\n  Type     Reason   Age  From     Message\n  Warning  Failed   2m   kubelet  no\n',
        'NAME   READY   STATUS             RESTARTS\nshop   0/1     CrashLoopBackOff   7\n',
        'LAST SEEN   TYPE      REASON   OBJECT\n2m   Warning   Failed   pod/shop\n',
        '2025-11-28T10:00:00Z INFO starting manager',
        'E1128 10:00:00.123456   1 reflector.go:147] Failed to watch',
        'time="2025-11-28" level=info msg="pulling"',
        '[warn] cluster is slow',
        'HTTP/1.1 502 Bad Gateway\ncontent-length: 0\n',
        'component.openchoreo.dev/shop created\nproject.openchoreo.dev/a unchanged',
        'panic: runtime error: invalid memory address\n\ngoroutine 1 [running]:\n',
        'dial tcp 10.0.0.1:443: i/o timeout',
        'The Component "shop" is invalid: spec.type: Required value',
      ],
    ],
    [
      'neither',
      [
        'How do I install the platform?',
        'hello',
        'Our team builds a shop. It has three services and one web app.',
        'kubectl apply -f component.yaml',
        '$ helm repo update\n$ helm install a b/c\n',
        'FROM node:20\nRUN npm ci\nCMD ["node", "server.js"]\n',
        'services:\n  web:\n    image: nginx\n    ports: ["80:80"]\n',
        'replicaCount: 2\nimage:\n  repository: nginx\n  tag: "1.2"\n',
        'func main() {\n  if err != nil {\n    return fmt.Errorf("failed: %w", err)\n  }\n}\n',
        'SELECT name FROM projects WHERE id = 1',
        '<html><body><p>a</p></body></html>',
        'https://openchoreo.dev/docs/',
        '{"name": "shop", "version": "1.0.0"}',
        '#',
        '42',
        'a,b,c\n1,2,3\n',
      ],
    ],
  ];

test.each(
  CASES.flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const)),
)('%s: %j', (kind, text) => {
  expect(textKind(text, false, catalog)).toBe(kind);
});

test('a known message is one, whatever it looks like, unless a manifest has it', () => {
  const line = 'x509: certificate signed by unknown authority';
  expect(textKind(line, true, catalog)).toBe('message');
  expect(textKind(`some words\n${line}`, true, catalog)).toBe('message');
  expect(textKind(`${MANIFEST}# ${line}`, true, catalog)).toBe('manifest');
});

/** Milliseconds that a text takes, at best. */
function timeOf(text: string): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    textKind(text, false, catalog);
    return performance.now() - start;
  });
  return Math.min(...times);
}

test.each([
  '\n',
  '- \n',
  '  ',
  '{',
  'a: b\n',
  '"\n',
  'a b\n',
  '$ kubectl \\\n',
  ': "',
  'error',
])('a text of twice as many %j takes twice as long', (piece) => {
  const long = timeOf(`x\n${piece.repeat(2000)}x`);
  const longer = timeOf(`x\n${piece.repeat(4000)}x`);
  expect(longer).toBeLessThan(4 * long + 100);
});

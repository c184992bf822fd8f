import fc from 'fast-check';
import {expect, test} from 'vitest';

import {catalogOf, VERSIONS} from '../testing/temporarySite';
import {checkPasted} from './check';
import {readPasted} from './pasted';

const catalog = catalogOf(VERSIONS[0]);

test('any text gets a verdict', () => {
  const piece = fc.oneof(
    fc.string({unit: 'binary'}),
    fc.constantFrom(
      ...['__proto__: {a: 1}', '&a [*a]', '*a', '<<: *a', '&a', '{', '[', '}'],
      ...['- ', '? ', ': ', '\n', '  ', '\t', '---\n', '...\n', '!!binary x'],
      ...['\ud800', '\u0000', '9'.repeat(400), '1e999', 'constructor: x\n'],
      ...['apiVersion: openchoreo.dev/v1alpha1\n', 'kind: Component\n'],
      ...['metadata:\n  name: a\n', 'spec:\n', 'toString: 1\n', '"', "'"],
      ...['|\n', '```\n', '$ kubectl apply -f - <<EOF\n', 'EOF\n', '> '],
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, {maxLength: 30}), (pieces) => {
      const verdict = checkPasted(readPasted(pieces.join('')), catalog);
      expect(verdict.mistakes.length > 0 || verdict.objects > 0).toBe(true);
    }),
  );
});

test('all mistakes are counted, and the first are listed', () => {
  const pasted = readPasted('apiVersion: v1\nkind: Secrt\n---\n'.repeat(300));
  const {mistakes, mistakeCount} = checkPasted(pasted, catalog);
  expect([mistakes.length, mistakeCount]).toEqual([200, 300]);
});

test('a kind of another version is one that this version lacks', () => {
  const known = catalog.kinds.map(({kind}) => kind);
  for (const [kind] of catalog.elsewhere) expect(known).not.toContain(kind);
  expect(catalog.elsewhere).toContainEqual(['Organization', 'v0.3.x']);
});

const RELEASE = `apiVersion: openchoreo.dev/v1alpha1
kind: Component
metadata: {name: a}
spec:
  owner: {projectNam: a}
`;

test('a mistake links to its field, also in a list', () => {
  const linksOf = (text: string) =>
    checkPasted(readPasted(text), catalog).mistakes.map(
      ({link}) => link?.field,
    );
  const list = `apiVersion: v1\nkind: List\nitems:\n- ${RELEASE.replaceAll('\n', '\n  ')}`;
  expect(linksOf(RELEASE)).toContain('spec.owner');
  expect(linksOf(list)).toEqual(linksOf(RELEASE));
});

test('what a reader pasted is unwrapped, and no advice is for writers', () => {
  const texts = ['', 'a: b', 'a: b\n...\n', '- a', '```\na: b\n```', 'text'];
  for (const text of texts) {
    const {mistakes} = checkPasted(readPasted(text), catalog);
    expect(mistakes).not.toEqual([]);
    const words = mistakes.map(({what, remedy}) => `${what}. ${remedy}`).join();
    expect(words).not.toMatch(/excerpt|fence|block|data=|sample|page/iu);
  }
  const outputs = `$ kubectl get a\n${RELEASE}`.repeat(2);
  const pasted = readPasted(`$ cat <<EOF\n${RELEASE}EOF\n${outputs}`);
  const {objects} = checkPasted(pasted, catalog);
  expect(objects).toBe(3);
});

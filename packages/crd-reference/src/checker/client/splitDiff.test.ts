import {expect, test} from 'vitest';

import {splitDiff} from './splitDiff';

test('a diff of whole files has two sides', () => {
  const diff = `diff --git a/a.yaml b/a.yaml
index 1..2 100644
--- a/a.yaml
+++ b/a.yaml
@@ -1,3 +1,3 @@
 kind: A
-spec: 1
+spec: 2
 ---
\\ No newline at end of file
`;
  expect(splitDiff(diff)).toEqual({
    before: '---\nkind: A\nspec: 1\n---\n',
    after: '---\nkind: A\nspec: 2\n---\n',
  });
});

test('parts of files and manifests are none', () => {
  expect(splitDiff('@@ -12,3 +12,3 @@ kind: A\n a: 1\n')).toBe('parts');
  expect(splitDiff('kind: A\n---\nkind: B\n- a\n+ b\n')).toBeUndefined();
});

import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {describe, expect, test} from 'vitest';

import {drawDiagram} from './drawDiagram';

const COLUMN = 600;

const draw = (source: string, column = COLUMN) => {
  const words = {title: 'A & B', description: 'A leads to B.'};
  return drawDiagram({id: 'diagram-a', source, ...words}, column);
};

const flow = (nodes: number): string =>
  `flowchart LR\n${Array.from(
    {length: nodes - 1},
    (_, index) => `  N${index} --> N${index + 1}\n`,
  ).join('')}`;

const KINDS = {
  flowchart: 'flowchart TD\n  A[One] -->|leads to| B[Two]',
  sequence: 'sequenceDiagram\n  participant A\n  A->>A: once',
  state: 'stateDiagram-v2\n  [*] --> A\n  A --> B: on',
  class: 'classDiagram\n  A <|-- B',
  entities: 'erDiagram\n  A ||--o{ B : has',
};

describe.each(Object.entries(KINDS))(
  'a picture of kind %s',
  async (_kind, source) => {
    const {svg} = await draw(source);
    const tree = fromHtml(svg, {fragment: true, space: 'svg'});

    test('has no style, script or URL', () => {
      expect(selectAll('style, script, image, foreignObject', tree)).toEqual(
        [],
      );
      expect(selectAll('[style]', tree)).toEqual([]);
      expect(svg).not.toMatch(/@import|https?:/);
    });

    test('has IDs that no other diagram has', () => {
      const ids = selectAll('[id]', tree).map(
        ({properties}) => properties['id'],
      );
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !String(id).startsWith('diagram-a-'))).toEqual(
        [],
      );
      const referred = [...svg.matchAll(/url\(#([\w-]+)\)/g)].map(
        ([, id]) => id,
      );
      expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
    });

    test('has a title and a description', () => {
      expect(svg).toContain('role="img"');
      expect(svg).toContain('<title id="diagram-a-title">A &#x26; B</title>');
      expect(svg).toContain('aria-describedby="diagram-a-description"');
    });

    test('is the same each time', async () => {
      expect((await draw(source)).svg).toBe(svg);
    });
  },
);

describe('the drawn size', () => {
  const own = (svg: string): number => {
    const [, , width] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ');
    return Number(width);
  };

  test('of a small diagram is enlarged by a tenth, not to the column', async () => {
    const {svg, width} = await draw(flow(2));
    expect(width).toBe(Math.ceil(own(svg) * 1.1));
    expect(width).toBeLessThan(COLUMN);
  });

  test('of a diagram that nearly fits is the column', async () => {
    const whole = await draw(flow(5));
    const column = Math.floor(whole.width * 0.95);
    const {svg, width} = await draw(flow(5), column);
    expect(own(svg)).toBeLessThan(column);
    expect(width).toBe(column);
  });

  test('of a wide diagram is its own, so text never shrinks', async () => {
    const {svg, width} = await draw(flow(12));
    expect(width).toBeGreaterThan(COLUMN);
    expect(width).toBe(Math.ceil(own(svg)));
  });
});

test('text that is not a diagram is an error', async () => {
  await expect(draw('flowchat TD\n  A --> B')).rejects.toThrow();
});

test.each([
  ['a class', 'A[Objects]:::data', 'diagram--data'],
  ['a class of another label', 'A[Control plane]:::build', 'diagram--build'],
  ['the label', 'A[Observability plane]', 'diagram--observability'],
  ['the name of a kind', 'A[DataPlane eu-west]', 'diagram--data'],
])('the role of a box comes from %s', async (_, box, role) => {
  const {svg} = await draw(`flowchart TD\n  ${box}`);
  expect(svg).toContain(role);
});

test('a label that names a plane later has no role', async () => {
  const {svg} = await draw('flowchart TD\n  A[Objects in the data plane]');
  expect(svg).not.toContain('diagram--');
});

test('a cell has a gate where an edge enters, and on its other sides', async () => {
  const {svg} = await draw(
    'flowchart TD\n  subgraph C[Cell]\n    B\n  end\n  A --> B\n  X --> B',
  );
  const gates = /class="diagram__gate"[^>]* d="([^"]+)"/.exec(svg)?.[1] ?? '';
  expect(gates.split('M').filter(Boolean)).toHaveLength(5);
});

test("the author's colors are kept", async () => {
  const {svg} = await draw('flowchart TD\n  A --> B\n  style A fill:#fdd');
  expect(svg.match(/fill="#fdd"/g)).toHaveLength(1);
});

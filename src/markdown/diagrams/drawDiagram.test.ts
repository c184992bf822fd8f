import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {describe, expect, test} from 'vitest';

import {drawDiagram} from './drawDiagram';

const COLUMN = 600;

const text = (source: string, id = 'diagram-a') => ({
  id,
  source,
  title: 'A & B',
  description: 'A leads to B.',
});

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
  (_kind, source) => {
    const {svg} = drawDiagram(text(source), COLUMN);
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

    test('is the same each time', () => {
      expect(drawDiagram(text(source), COLUMN).svg).toBe(svg);
    });
  },
);

describe('the drawn size', () => {
  const own = (svg: string): number => {
    const [, , width] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ');
    return Number(width);
  };

  test('of a small diagram is enlarged by a fifth, not to the column', () => {
    const {svg, width} = drawDiagram(text(flow(2)), COLUMN);
    expect(width).toBe(Math.ceil(own(svg) * 1.2));
    expect(width).toBeLessThan(COLUMN);
  });

  test('of a diagram that nearly fits is the column', () => {
    const {svg, width} = drawDiagram(text(flow(5)), COLUMN);
    expect(own(svg) * 1.2).toBeGreaterThan(COLUMN);
    expect(width).toBe(COLUMN);
  });

  test('of a wide diagram is its own, so text never shrinks', () => {
    const {svg, width} = drawDiagram(text(flow(12)), COLUMN);
    expect(width).toBeGreaterThan(COLUMN);
    expect(width).toBe(Math.ceil(own(svg)));
  });
});

test('text that is not a diagram is an error', () => {
  expect(() => drawDiagram(text('flowchat TD\n  A --> B'), COLUMN)).toThrow();
});

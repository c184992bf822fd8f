import {createRequire} from 'node:module';

import type {MermaidGraph} from 'beautiful-mermaid';
import type Elk from 'elkjs';
import type {ElkNode, ElkPoint, LayoutOptions} from 'elkjs';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';

import {insetOf, OUTLINES, type Shape, sizeOf, svg} from './shapes';
import {LINE_HEIGHT, textSize} from './textSize';

const requireModule = createRequire(__filename);

/** What a box stands for in the platform; each is drawn in its own way. */
const ROLES = ['control', 'data', 'build', 'observability', 'cell'] as const;
type Role = (typeof ROLES)[number];

const NAMED = /^(?:(control|data|build|observability) ?plane|(cell))\b/u;

/**
 * Role of a box: its Mermaid class (`id:::data`, `class id data`), else what its
 * label begins with ("Control plane", "DataPlane", "Cell").
 */
export function roleOf(label: string, className?: string): Role | undefined {
  const [, plane, cell] = NAMED.exec(label.toLowerCase()) ?? [];
  const named = ROLES.find((role) => role === (plane ?? cell));
  return ROLES.find((role) => role === className) ?? named;
}

/** Font sizes in units of the drawing, those of the other kinds of diagrams. */
const FONT = {box: 13, group: 12, words: 11} as const;

/** Between a label and its box; between words and their line. */
const SPACE = {side: 14, top: 10, words: 6} as const;

/** The row of a group's title, above all that the group holds. */
const TITLE_ROW = 32;

const DIRECTIONS = {TD: 'DOWN', TB: 'DOWN', BT: 'UP', LR: 'RIGHT', RL: 'LEFT'};

const LAYOUT: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeNode': '16',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
};

function padding(top: number, side: number): LayoutOptions {
  const rest = `left=${side},bottom=${side},right=${side}`;
  return {'elk.padding': `[top=${top},${rest}]`};
}

type Way = readonly ElkPoint[];

const at = ({x, y}: ElkPoint): string => `${x} ${y}`;

function classNames(part: string, role: Role | undefined): string[] {
  return [`diagram__${part}`, ...(role ? [`diagram--${role}`] : [])];
}

/** Borders and labels of what has a role. */
export const BORDER = {
  fill: 'color-mix(in srgb, var(--_plane) 7%, var(--oc-color-page))',
  stroke: 'var(--_plane)',
  strokeWidth: '1.75',
  strokeDasharray: 'var(--_plane-line)',
};
export const TITLE = {
  fill: 'var(--_text)',
  stroke: 'none',
  fontWeight: '650',
};

/** Lines of text around a point, or after it. */
function label(
  text: string,
  {x, y}: ElkPoint,
  fontSize: number,
  look: Readonly<Record<string, string | number>>,
): Element {
  const lines = text.split('\n');
  const step = fontSize * LINE_HEIGHT;
  const first = y + 0.35 * fontSize - ((lines.length - 1) / 2) * step;
  const rows = lines.map((value, row) =>
    svg('tspan', {x, y: first + row * step}, {type: 'text', value}),
  );
  return svg('text', {fontSize, textAnchor: 'middle', ...look}, ...rows);
}

function arrowHead(tip: ElkPoint, from: ElkPoint): Element {
  const turn = (Math.atan2(tip.y - from.y, tip.x - from.x) * 180) / Math.PI;
  return svg('path', {
    fill: 'var(--_line)',
    stroke: 'none',
    d: 'M0 0L-10-3.5v7z',
    transform: `translate(${at(tip)})rotate(${turn})`,
  });
}

/** Where ways cross the walls of a box, seen from its corner. */
function doorsOf({x = 0, y = 0, width = 0, height = 0}: ElkNode, ways: Way[]) {
  const isPast = (wall: number, one: number, other: number): boolean =>
    wall > Math.min(one, other) && wall < Math.max(one, other);
  return ways.flatMap((way) =>
    way.slice(1).flatMap((to, index): ElkPoint[] => {
      const from = way[index] ?? to;
      const column = from.x - x;
      const row = from.y - y;
      return [
        ...[0, height]
          .filter((wall) => isPast(wall, row, to.y - y))
          .filter(() => isPast(column, 0, width))
          .map((wall) => ({x: column, y: wall})),
        ...[0, width]
          .filter((wall) => isPast(wall, column, to.x - x))
          .filter(() => isPast(row, 0, height))
          .map((wall) => ({x: wall, y: row})),
      ];
    }),
  );
}

/** Gates of a cell: where ways cross its walls, else in the middle of each. */
function gatesOf({width = 0, height = 0}: ElkNode, doors: ElkPoint[]): Element {
  const marks = [0, width, 0, height].flatMap((wall, index) => {
    const isFlat = index > 1;
    const own = doors.filter(({x, y}) => (isFlat ? y : x) === wall);
    const middle = isFlat ? {x: width / 2, y: wall} : {x: wall, y: height / 2};
    return (own.length === 0 ? [middle] : own).map(
      (door) => `M${at(door)}${isFlat ? 'm-5 0h10' : 'm0-5v10'}`,
    );
  });
  return svg('path', {
    className: ['diagram__gate'],
    stroke: 'var(--oc-color-data)',
    strokeWidth: 5,
    d: marks.join(''),
  });
}

/** A title stands in its row where no way crosses it. */
function titleOf(text: string, width: number, doors: ElkPoint[]): Element {
  const across = doors.filter(({y}) => y === 0).map(({x}) => x);
  const needed = textSize(text, FONT.group, true).width + 2 * SPACE.words;
  const place =
    [SPACE.side, ...across.sort((one, other) => one - other)].find(
      (start, index) => (across[index] ?? width) - start >= needed,
    ) ?? SPACE.side;
  const point = {x: place + SPACE.words, y: TITLE_ROW / 2 + 2};
  return label(text, point, FONT.group, {textAnchor: 'start', ...TITLE});
}

/** Parts with all parts in them, each before its own. */
function withInner<Part extends {children?: Part[]}>(parts: Part[]): Part[] {
  return parts.flatMap((one) => [one, ...withInner(one.children ?? [])]);
}

/**
 * Draws a flowchart or a state diagram: planes with their color and line, cells
 * as octagons with gates. Directions within groups are not followed.
 *
 * @throws The layout's error.
 */
export async function drawGraph(graph: MermaidGraph): Promise<Element> {
  const plain = (text: string): string =>
    toString(fromHtml(text, {fragment: true}));
  type Group = (typeof graph.subgraphs)[number];
  const groups = withInner(graph.subgraphs);
  const groupIds = new Set(groups.map(({id}) => id));
  const inGroups = new Set(groups.flatMap(({nodeIds}) => nodeIds));
  const boxes = new Map(
    [
      ...groups.map((group) => ({...group, shape: 'rectangle' as const})),
      ...[...graph.nodes.values()].filter(({id}) => !groupIds.has(id)),
    ].map((box) => {
      const text = plain(box.label);
      const className = graph.classAssignments.get(box.id);
      const role = roleOf(text, className);
      const own = role === 'cell' ? role : 'plane';
      const shape: Shape = role && box.shape === 'rectangle' ? own : box.shape;
      const style = {
        ...graph.classDefs.get(className ?? 'default'),
        ...graph.nodeStyles.get(box.id),
      };
      return [box.id, {text, role, shape, style}];
    }),
  );
  const leaf = (id: string): ElkNode[] => {
    const box = boxes.get(id);
    if (!box || groupIds.has(id)) return [];
    const {width, height} = textSize(box.text, FONT.box, true);
    const [w, h] = [width + 2 * SPACE.side, height + 2 * SPACE.top];
    return [{id, ...sizeOf(box.shape, w, h)}];
  };
  const frame = (group: Group): ElkNode => {
    const least = boxes.get(group.id)?.role === 'cell' ? 30 : 18;
    const leaves = group.nodeIds.flatMap(leaf);
    const {width} = textSize(plain(group.label), FONT.group, true);
    const widest = Math.max(0, ...leaves.map((one) => one.width ?? 0));
    // The layout knows of no least size for groups.
    const side = Math.max(least, (width + TITLE_ROW - widest) / 2);
    return {
      id: group.id,
      children: [...leaves, ...group.children.map(frame)],
      layoutOptions: {...LAYOUT, ...padding(TITLE_ROW + least / 4, side)},
    };
  };
  const elk = new (requireModule('elkjs/lib/elk.bundled.js') as typeof Elk)();
  const layout: ElkNode = await elk.layout({
    id: '',
    layoutOptions: {
      ...LAYOUT,
      ...padding(8, 8),
      'elk.direction': DIRECTIONS[graph.direction],
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
    },
    children: [
      ...[...boxes.keys()].filter((id) => !inGroups.has(id)).flatMap(leaf),
      ...graph.subgraphs.map(frame),
    ],
    edges: graph.edges.map(({source, target, label: text}, index) => {
      const {width, height} = textSize(plain(text ?? ''), FONT.words);
      const words = {
        text: plain(text ?? ''),
        width: width + 2 * SPACE.words,
        height: height + SPACE.words,
        layoutOptions: {'elk.edgeLabels.inline': 'true'},
      };
      return {
        id: String(index),
        sources: [source],
        targets: [target],
        labels: text === undefined ? [] : [words],
      };
    }),
  });
  const nodes = withInner(layout.children ?? []);
  /** Moves the end of a way from the box to the shape in it. */
  const onShape = (id: string, end: ElkPoint | undefined): ElkPoint[] => {
    const node = nodes.find((one) => one.id === id);
    const shape = boxes.get(id)?.shape;
    if (!node || !shape || !end) return [];
    const {x = 0, y = 0, width = 0, height = 0} = node;
    const across = (2 * (end.x - x)) / width - 1;
    const along = (2 * (end.y - y)) / height - 1;
    const isSide = Math.abs(across) > Math.abs(along);
    const inset = insetOf(shape, Math.abs(isSide ? along : across));
    return [
      isSide
        ? {x: end.x - (Math.sign(across) * inset * width) / 2, y: end.y}
        : {x: end.x, y: end.y - (Math.sign(along) * inset * height) / 2},
    ];
  };
  const edges = (layout.edges ?? []).flatMap(
    ({sections, labels = []}, index) => {
      const edge = graph.edges[index];
      const [section] = sections ?? [];
      if (!edge) return [];
      const way = [
        ...onShape(edge.source, section?.startPoint),
        ...(section?.bendPoints ?? []),
        ...onShape(edge.target, section?.endPoint),
      ];
      return [{...edge, index, way, labels}];
    },
  );
  const ways = edges.map(({way}) => way);
  const draw = (node: ElkNode): Element => {
    const box = boxes.get(node.id);
    if (!box) throw new Error(`${node.id} is in the layout alone`);
    const {text, role, shape, style} = box;
    const {x = 0, y = 0, width = 0, height = 0} = node;
    const isGroup = groupIds.has(node.id);
    const doors = isGroup ? doorsOf(node, ways) : [];
    const lines = OUTLINES[shape](width, height);
    for (const line of lines) {
      for (const name of ['fill', 'stroke', 'stroke-width']) {
        line.properties[name] ??= style[name];
      }
    }
    const lid = shape === 'cylinder' ? 6 : 0;
    const middle = {x: width / 2, y: height / 2 + lid};
    const name = isGroup
      ? titleOf(text, width, doors)
      : label(text, middle, FONT.box, {...TITLE, fontWeight: role ? 650 : 500});
    return svg(
      'g',
      {
        className: classNames(isGroup ? 'group' : 'box', role),
        transform: `translate(${at({x, y})})`,
        fill: isGroup ? 'none' : 'var(--_node-fill)',
        stroke: 'var(--_node-stroke)',
        strokeWidth: 1.25,
        ...(role && BORDER),
        ...(role === 'cell' && {fill: 'var(--oc-color-page)'}),
      },
      ...lines,
      ...(role === 'cell' ? [gatesOf(node, doors)] : []),
      ...(text === '' ? [] : [name]),
    );
  };
  const arrows = edges.map((edge) => {
    const {source, style, index, way, hasArrowEnd, hasArrowStart} = edge;
    const role = boxes.get(source)?.role;
    const [first, second] = way;
    const [before, last] = way.slice(-2);
    return svg(
      'g',
      {
        className: classNames('edge', role),
        fill: 'none',
        stroke: graph.linkStyles.get(index)?.['stroke'] ?? 'var(--_line)',
        strokeWidth: style === 'thick' ? 2.5 : 1.25,
      },
      svg('polyline', {
        points: way.map(at).join(' '),
        strokeDasharray: style === 'dotted' ? '2 4' : undefined,
      }),
      ...(hasArrowEnd && last && before ? [arrowHead(last, before)] : []),
      ...(hasArrowStart && first && second ? [arrowHead(first, second)] : []),
    );
  });
  const words = edges.flatMap(({labels}) =>
    labels.map(({x = 0, y = 0, width = 0, height = 0, text = ''}) => {
      const middle = {x: x + width / 2, y: y + height / 2};
      return svg(
        'g',
        {className: ['diagram__words']},
        svg('rect', {x, y, width, height, fill: 'var(--bg)'}),
        label(text, middle, FONT.words, {fill: 'var(--_text-sec)'}),
      );
    }),
  );
  const {width = 0, height = 0} = layout;
  return svg(
    'svg',
    {width, height, viewBox: `0 0 ${width} ${height}`},
    ...nodes.filter(({id}) => groupIds.has(id)).map(draw),
    ...arrows,
    ...words,
    ...nodes.filter(({id}) => !groupIds.has(id)).map(draw),
  );
}

import path from 'node:path';

/**
 * The rooms of `src`, from the ground up: each imports only rooms above it in this
 * list, so there are no circles.
 */
const ROOMS = [
  'lib',
  'content-errors',
  'site',
  'markdown',
  'components',
  'plugins/imported-data',
  'plugins/messages',
  'plugins/crd-reference',
  'plugins/late-start',
  'plugins/search',
  'theme',
  'plugins/finished-pages',
  'plugins/assistant-tools',
  'plugins/page-weight',
  'plugins/page-data',
];

const SRC = path.resolve(import.meta.dirname, '../src');

/**
 * The place of a file's room in the list; -1 outside of them.
 *
 * @param {string} file
 */
function roomOf(file) {
  const name = path.relative(SRC, file).replaceAll(path.sep, '/');
  return ROOMS.findIndex((room) => name.startsWith(`${room}/`));
}

/**
 * @typedef {{source: {value: string} | null}} Import
 * @typedef {{node: Import, message: string}} Report
 */

/** Rule of Oxlint: reports an import from a room below the file's own. */
const order = {
  /** @param {{filename: string, report: (found: Report) => void}} context */
  create(context) {
    const own = roomOf(context.filename);
    const folder = path.dirname(context.filename);
    /** @param {Import} node */
    const check = (node) => {
      const name = node.source?.value ?? '';
      const other = name.startsWith('.') ? roomOf(path.join(folder, name)) : -1;
      if (own < 0 || other <= own) return;
      const message = `src/${ROOMS[other]} may import src/${ROOMS[own]}, not the other way round.`;
      context.report({node, message});
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default {meta: {name: 'rooms'}, rules: {order}};

/** Icons on a grid of 24 units; the style sheet strokes them in the text color. */
const PATHS = {
  page: 'M6 3h8l5 5v13H6zM14 3v5h5',
  section: 'M9 4 7 20M17 4l-2 16M4 9h16M4 15h16',
  content: 'M4 6h16M4 12h16M4 18h10',
  field: 'M9 4H7v6l-2 2 2 2v6h2M15 4h2v6l2 2-2 2v6h-2',
  command: 'M4 6l6 6-6 6M12 18h8',
  message: 'M4 5h16v11h-8l-4 4v-4H4zM8 9h8M8 12h5',
  trouble: 'M12 4 3 20h18zM12 10v4M12 17v.5',
  recent: 'M12 4a8 8 0 1 1-8 8M12 8v4l3 2M4 5v4h4',
  favorite:
    'M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3.1 1.2-6.2L3 9.6l6.3-.8z',
  remove: 'M6 6l12 12M18 6 6 18',
  select: 'M19 5v5a3 3 0 0 1-3 3H5M9 9l-4 4 4 4',
  none: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5M8.5 8.5l5 5M13.5 8.5l-5 5',
} as const;

export type IconName = keyof typeof PATHS;

/** An icon next to text, hidden from screen readers. */
export function icon(name: IconName): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(namespace, 'svg');
  picture.setAttribute('class', 'DocSearch-Icon');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', PATHS[name]);
  picture.append(path);
  return picture;
}

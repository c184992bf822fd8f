/** Screen readers must notice the region before its text changes. */
const NOTICED_MS = 100;

function regionOf(): HTMLElement {
  const known = document.getElementById('oc-announcer');
  if (known) return known;
  const region = document.createElement('div');
  region.id = 'oc-announcer';
  region.className = 'oc-visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}

let pending: ReturnType<typeof setTimeout> | undefined;

/** Announces a text once to screen readers, without showing it. */
export function announce(text: string | (() => string)): void {
  const region = regionOf();
  region.textContent = '';
  clearTimeout(pending);
  pending = setTimeout(() => {
    region.textContent = typeof text === 'string' ? text : text();
  }, NOTICED_MS);
}

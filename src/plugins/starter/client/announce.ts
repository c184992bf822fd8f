/** Says a text to screen readers, once, without showing it. */
export function announce(text: string): void {
  let region = document.querySelector<HTMLElement>('#oc-announcer');
  if (!region) {
    region = document.createElement('div');
    region.id = 'oc-announcer';
    region.className = 'oc-visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = text;
}

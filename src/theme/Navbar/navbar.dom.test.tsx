import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Navbar from '@theme/Navbar';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import {act, type ReactNode} from 'react';
import {beforeEach, expect, test, vi} from 'vitest';
import styles from './styles.module.css';
import {documentRoot} from '../../../tests/support/documentRoot';
import {
  renderTheme,
  Surroundings,
  type ThemeSurroundings,
} from '../../../tests/support/renderTheme';

// The search button belongs to the search plugin.
vi.mock('@theme/SearchBar', () => ({default: () => null}));

const NAVBAR_HEIGHT = 60;

const drawNode = documentRoot();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('docusaurus', {prefetch: vi.fn(), preload: vi.fn()});
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 1000, NAVBAR_HEIGHT),
  );
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(5000);
});

function drawIn(surroundings: ThemeSurroundings, node: ReactNode): Element {
  return drawNode(<Surroundings {...surroundings}>{node}</Surroundings>);
}

function draw(surroundings: ThemeSurroundings): Element {
  const container = drawIn(surroundings, <Navbar />);
  const header = container.querySelector('header');
  if (!header) throw new Error('no header');
  return header;
}

function scrollTo(y: number): void {
  vi.stubGlobal('pageYOffset', y);
  vi.stubGlobal('scrollY', y);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

test.each([
  ['hides on the way down, and shows on the way up', true, [200, 400, 300]],
  ['stays near the top', true, [10, NAVBAR_HEIGHT - 1, 400, NAVBAR_HEIGHT - 1]],
  ['that does not hide on scroll stays', false, [200, 400]],
])('a navbar %s', (_what, hideOnScroll, places) => {
  const header = draw({navbar: {hideOnScroll, items: []}});
  const shown = header.className;
  for (const place of places) {
    scrollTo(place);
    const isHidden = hideOnScroll && place === 400;
    expect(header.className).toBe(
      isHidden ? `${shown} ${styles.hidden ?? ''}` : shown,
    );
  }
});

test('an item that fails to render is reported with its configuration and the cause', () => {
  const item = {type: 'docSidebar', sidebarId: 'nowhere', position: 'left'};
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const boundary = vi.fn((_error: Error) => null);
  drawIn(
    {navbar: {hideOnScroll: false, items: [item]}},
    <ErrorBoundary fallback={({error}) => boundary(error)}>
      <Navbar />
    </ErrorBoundary>,
  );
  const thrown = boundary.mock.lastCall?.[0];
  if (!thrown) throw new Error('nothing was thrown');
  const [own, cause] = getErrorCausalChain(thrown);
  expect(own.message).toBe(
    `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`,
  );
  expect(cause?.message).toContain('Can\'t find any sidebar with id "nowhere"');
});

test('the color mode toggle is disabled until the page runs in a browser', () => {
  const toggle = (isBrowser: boolean): Element | null => {
    const template = document.createElement('template');
    template.innerHTML = renderTheme(<NavbarColorModeToggle />, {isBrowser});
    return template.content.querySelector('button');
  };
  expect(toggle(false)?.hasAttribute('disabled')).toBe(true);
  expect(toggle(true)?.hasAttribute('disabled')).toBe(false);
});

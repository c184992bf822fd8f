import type {Page} from '@playwright/test';

import {applicationRuns, at, expect, test} from '../../support/page';

/** WCAG 1.4.11: minimum for parts of controls, and for focus indicators. */
const LEAST = 3;

/** A pair of colors that must be distinguishable. */
interface Pair {
  readonly what: string;
  readonly contrast: number;
}

/** Of all visible controls: field borders, icons, focus indicators. */
function controlContrasts(page: Page): Promise<Pair[]> {
  return page.evaluate(() => {
    const context = document
      .createElement('canvas')
      .getContext('2d', {willReadFrequently: true});
    if (!context) throw new Error('no canvas');
    /** Paints colors over each other; the canvas accepts every color syntax. */
    const luminance = (colors: readonly string[]): number => {
      for (const color of colors) {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [
        ...context.getImageData(0, 0, 1, 1).data,
      ].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const lineage = (element: Element | null): Element[] =>
      element ? [...lineage(element.parentElement), element] : [];
    /** Colors painted behind the content of an element. */
    const ground = (element: Element | null): string[] => [
      'white',
      ...lineage(element).map((one) => getComputedStyle(one).backgroundColor),
    ];
    const contrast = (front: string, back: readonly string[]): number => {
      const a = luminance([...back, front]);
      const b = luminance(back);
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };
    /** The element whose border or fill shows where a field is. */
    const box = (field: Element): Element =>
      lineage(field).findLast(
        (one) => parseFloat(getComputedStyle(one).borderBlockEndWidth) > 0,
      ) ?? field;
    const pairs: Pair[] = [];
    const add = (kind: string, element: Element, value: number): void => {
      const what = `${kind}: ${element.outerHTML.slice(0, 120)}`;
      pairs.push({what, contrast: Math.round(value * 100) / 100});
    };
    const seen = [
      ...document.querySelectorAll<HTMLElement>(
        'button, input, select, summary, a[href], [tabindex="0"]',
      ),
    ].filter(
      (element) =>
        element.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        }) && element.getBoundingClientRect().width > 1,
    );
    for (const element of seen) {
      if (element.matches('select, input:not([type=radio], [type=checkbox])')) {
        const part = box(element);
        const {borderBlockEndColor, backgroundColor} = getComputedStyle(part);
        const back = ground(part.parentElement);
        const edge = contrast(borderBlockEndColor, back);
        add('edge', element, Math.max(edge, contrast(backgroundColor, back)));
      }
      const sign = element.querySelector('svg');
      if (
        element.matches('button') &&
        element.innerText.trim() === '' &&
        sign
      ) {
        add(
          'sign',
          element,
          contrast(getComputedStyle(sign).color, ground(element)),
        );
      }
      element.focus();
      if (!element.matches(':focus-visible')) continue;
      const {outlineColor} = getComputedStyle(element);
      add(
        'focus',
        element,
        contrast(outlineColor, ground(element.parentElement)),
      );
    }
    return pairs;
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [path, kinds] of [
    ['/search/?q=component', ['edge', 'sign', 'focus']],
    ['/docs/getting-started/quick-start-guide/', ['sign', 'focus']],
    ['/', ['sign', 'focus']],
  ] as const) {
    test(`controls of ${path} stand out from what is around them, ${colorScheme} @full`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.goto(at(path));
      await applicationRuns(page);
      // From here on the focus is visible, as for a reader with a keyboard.
      await page.keyboard.press('Tab');
      const pairs = await controlContrasts(page);
      for (const kind of kinds) {
        expect(
          pairs.some(({what}) => what.startsWith(kind)),
          kind,
        ).toBe(true);
      }
      expect(pairs.filter(({contrast}) => contrast < LEAST)).toEqual([]);
    });
  }
}

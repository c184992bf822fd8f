import type {Page} from '@playwright/test';

import {median, type Row} from './goal';
import {SLOW_PHONE, createVisitor} from './visit';

const ROUNDS = 3;
const GOAL_MS = 150;
/** After it an action has no effect, and the benchmark is to be mended. */
const PATIENCE_MS = 30_000;
const ROUTE = '/docs/getting-started/deploy-first-component/';

/** Something a reader does first, and what it must change. */
interface Action {
  readonly name: string;
  /** Selects the control; the first one that is shown is pressed. */
  readonly control: string;
  /** An expression that is true once the effect is in the page. */
  readonly effect: string;
}

const ACTIONS: readonly Action[] = [
  {
    name: 'color mode',
    control: '[data-color-mode-toggle]',
    effect: `document.documentElement.dataset.themeChoice !== 'system'`,
  },
  {
    name: 'tab',
    control: '.tab:nth-of-type(2) > .tab__label',
    effect: `document.querySelectorAll('.tabs')[0].querySelectorAll('.tab__choice')[1].checked`,
  },
  {
    name: 'copy',
    control: '[data-copy]',
    effect: `[...document.querySelectorAll('[data-copy]')].some(({textContent}) => textContent === 'Copied')`,
  },
  {
    name: 'menu',
    control: 'button[aria-label^="Open the"]',
    effect: `document.querySelector('.oc-panel:popover-open') !== null`,
  },
  {
    name: 'search field',
    control: '[data-search] button',
    effect: `document.activeElement.closest('dialog') !== null`,
  },
];

/** Counts from the press to the frame in which the effect is painted. */
async function timeAction(
  page: Page,
  {name, control, effect}: Action,
): Promise<number> {
  const button = page.locator(control).filter({visible: true}).first();
  await button.scrollIntoViewIfNeeded();
  await page.evaluate(`
    // Without a value: the evaluation would wait for the promise.
    void (globalThis.benchTime = new Promise((resolve, reject) => {
      let pressed;
      setTimeout(() => reject(new Error(${JSON.stringify(`${name}: no effect.`)})), ${PATIENCE_MS});
      addEventListener('pointerdown', ({timeStamp}) => { pressed = timeStamp; }, {capture: true, once: true});
      const look = (now) => {
        if (pressed !== undefined && (${effect})) setTimeout(() => resolve(performance.now() - pressed));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }));
  `);
  await button.click();
  return Number(await page.evaluate('globalThis.benchTime'));
}

/**
 * From a first press to its effect, on a slow phone.
 *
 * @param rounds - Of each action; the figure in the middle is shown.
 */
export async function measureActions(
  rounds: number = ROUNDS,
): Promise<readonly Row[]> {
  const {visit, leave} = await createVisitor();
  const rows: Row[] = [];
  try {
    for (const action of ACTIONS) {
      for (const isStarted of [false, true]) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const time = await visit(SLOW_PHONE, async (page, origin) => {
            await page.goto(origin + ROUTE, {waitUntil: 'commit'});
            await page
              .locator(
                isStarted
                  ? 'html[data-has-hydrated="true"]'
                  : 'html[data-script]',
              )
              .waitFor({state: 'attached'});
            return timeAction(page, action);
          });
          times.push(time);
        }
        rows.push({
          what: `${action.name}, ${isStarted ? 'in the application' : 'as soon as the page is there'}`,
          figure: median(times),
          unit: 'ms',
          goal: GOAL_MS,
        });
      }
    }
  } finally {
    await leave();
  }
  return rows;
}

/**
 * Makes up for what Playwright 1.65 and the system's Firefox lack in each other,
 * since both speak WebDriver BiDi, which is not finished yet. Playwright's own
 * Firefox needs none of this. Once the faults are gone, this file can go.
 */
import type {Browser, BrowserContext} from '@playwright/test';

/** The project of `playwright.config.ts` that this file is for. */
export const SYSTEM_FIREFOX = 'system-firefox';

/** Pages that Firefox keeps come back without the events that Playwright waits for. */
export const firefoxUserPrefs = {'fission.bfcacheInParent': false};

/** Sends a command of the protocol, and answers with its result. */
type Send = (
  this: unknown,
  command: string,
  parameters: unknown,
) => Promise<unknown>;

/** The part of Playwright's inside that is used here. */
interface Inside {
  readonly _connection: {
    toImpl: (browser: Browser) => {_browserSession: object};
  };
}

/**
 * Lets pages open although Firefox doesn't know the command that Playwright
 * sends for each of them, to set the colors that the reader prefers.
 *
 * @see https://github.com/w3c/webdriver-bidi/issues/750
 */
export function allowMissingMedia(browser: Browser): void {
  // Playwright has no public way to reach the session.
  const {_connection: connection} = browser as unknown as Inside;
  const session = connection.toImpl(browser)._browserSession;
  const prototype = Object.getPrototypeOf(session) as {send: Send};
  const {send} = prototype;
  prototype.send = async function (command, parameters) {
    const answer = send.call(this, command, parameters);
    if (command !== 'emulation.setMediaFeaturesOverride') return answer;
    return answer.catch((error: unknown) => {
      if (!String(error).includes('unknown command')) throw error;
    });
  };
}

/**
 * Lets React see what `fill()` enters. It sets the value of the field by a
 * script and then fires `input`; React has noted that value by then, takes the
 * event for an old one, and calls no handler.
 *
 * @see https://github.com/react/react/issues/10003
 */
export async function showFilledText(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener(
      'input',
      ({isTrusted, target}) => {
        if (isTrusted || !(target instanceof Element)) return;
        // What React noted for a field that it controls.
        const {_valueTracker: noted} = target as Element & {
          _valueTracker?: {setValue: (value: string) => void};
        };
        noted?.setValue('\0');
      },
      {capture: true},
    );
  });
}

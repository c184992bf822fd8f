import {
  Builder,
  By,
  Capabilities,
  Key,
  until,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import {DriverService} from 'selenium-webdriver/remote';

import {findWebKitDriver} from '../support/browser';

/** WebKitGTK's browser, which stands in another folder on each kind of machine. */
const ARCHITECTURE = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const BROWSER = `/usr/lib/${ARCHITECTURE}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** Safari's driver runs no second browser, no page without script, and no print. */
export const isSafari = process.platform === 'darwin';

/** A page of WebKit, and what a reader does with it. */
export class Reader {
  readonly driver: WebDriver;
  /** Ends the browser. */
  readonly leave: () => Promise<void>;
  readonly #site: string;

  private constructor(
    driver: WebDriver,
    site: string,
    leave: () => Promise<void>,
  ) {
    this.driver = driver;
    this.#site = site;
    this.leave = leave;
  }

  /** Starts a browser of 1280 by 900 pixels; without script if it is told to. */
  static async start(site: string, hasScript = true): Promise<Reader> {
    if (isSafari) {
      const safari = await new Builder().forBrowser('safari').build();
      return new Reader(safari, site, () => safari.quit());
    }
    const service = new DriverService.Builder(findWebKitDriver() ?? '')
      .setLoopback(true)
      .setEnvironment({...process.env, LIBGL_ALWAYS_SOFTWARE: '1'})
      .build();
    const script = `--enable-javascript=${hasScript ? 'TRUE' : 'FALSE'}`;
    const args = ['--automation', script];
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {binary: BROWSER, args},
        }),
      )
      .build();
    return new Reader(driver, site, async () => {
      await driver.quit();
      await service.kill();
    });
  }

  /** Opens an address of the site, at a width, and waits for React if it comes. */
  async open(route: string, {width = 1280, waits = true} = {}): Promise<void> {
    await this.driver.manage().window().setRect({width, height: 900});
    await this.driver.get(this.#site + route);
    if (waits) await this.find('html[data-has-hydrated=true]');
  }

  /** The first element that a selector finds, as soon as there is one. */
  find(selector: string): Promise<WebElement> {
    return this.driver.wait(until.elementLocated(By.css(selector)), 20_000);
  }

  /** The first element of a selector that is seen, as soon as there is one. */
  async see(selector: string): Promise<WebElement> {
    const seen = await this.driver.wait(
      () => this.#seen(selector),
      20_000,
      `Nothing is seen of ${selector}.`,
    );
    if (seen) return seen;
    throw new Error(`Nothing is seen of ${selector}.`);
  }

  /** Whether an element of a selector is seen now. */
  async sees(selector: string): Promise<boolean> {
    return (await this.#seen(selector)) !== undefined;
  }

  /** The first element of a selector that is seen now. */
  async #seen(selector: string): Promise<WebElement | undefined> {
    for (const element of await this.driver.findElements(By.css(selector))) {
      if (await element.isDisplayed()) return element;
    }
    return undefined;
  }

  async press(selector: string): Promise<void> {
    await (await this.see(selector)).click();
  }

  /** Presses a point of the window. */
  async pressAt(x: number, y: number): Promise<void> {
    await this.driver.actions().move({x, y}).click().perform();
  }

  /** Presses keys one after the other, with a pause in milliseconds. */
  async type(keys: string, pause = 0): Promise<void> {
    let actions = this.driver.actions();
    for (const key of keys) actions = actions.sendKeys(key).pause(pause);
    await actions.perform();
  }

  /** Presses a key while Control is held; on a Mac, Command. */
  async chord(key: string): Promise<void> {
    const held = isSafari ? Key.COMMAND : Key.CONTROL;
    const actions = this.driver.actions().keyDown(held).sendKeys(key);
    await actions.keyUp(held).perform();
  }

  /** Asks the page, by an expression of JavaScript. */
  ask<Answer>(expression: string): Promise<Answer> {
    return this.driver.executeScript<Answer>(`return ${expression}`);
  }

  /** The path, the query and the hash of the page. */
  address(): Promise<string> {
    return this.ask('location.pathname + location.search + location.hash');
  }

  /** Whether the focus is at an element. */
  isAt(selector: string): Promise<boolean> {
    return this.ask(`document.activeElement.matches('${selector}')`);
  }

  /** What a field holds. */
  valueOf(selector: string): Promise<string> {
    return this.ask(`document.querySelector('${selector}').value`);
  }

  /** How far an element is below the bar of the page. */
  belowBar(id: string): Promise<number> {
    const top = `document.getElementById('${id}').getBoundingClientRect().top`;
    const bar = 'document.querySelector(".navbar").getBoundingClientRect()';
    return this.ask(`${top} - ${bar}.bottom`);
  }
}

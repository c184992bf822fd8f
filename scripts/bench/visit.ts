import path from 'node:path';

import {chromium, type Browser, type Page} from '@playwright/test';

import {findChromium} from '../../tests/support/browser';
import {portOf, serve} from '../serve';

/** What a reader's phone and network are capable of. */
export interface Conditions {
  /** How many times slower than this machine. */
  readonly slowdown: number;
  readonly bytesPerSecond: number;
  readonly latencyMs: number;
  readonly width: number;
}

/** 400 kbit/s with a round trip of 400 ms. */
export const SLOW_3G: Conditions = {
  slowdown: 1,
  bytesPerSecond: 50_000,
  latencyMs: 400,
  width: 390,
};

/** A phone four times slower, with 1.6 Mbit/s and a round trip of 150 ms. */
export const SLOW_PHONE: Conditions = {
  slowdown: 4,
  bytesPerSecond: 200_000,
  latencyMs: 150,
  width: 390,
};

/** Opens pages of the built site, each time as a reader who comes new. */
export interface Visitor {
  readonly visit: <T>(
    conditions: Conditions,
    look: (page: Page, origin: string) => Promise<T>,
  ) => Promise<T>;
  readonly leave: () => Promise<void>;
}

/** A browser without a window. */
export async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath !== undefined && {executablePath}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/** Serves `build` and starts a browser. */
export async function createVisitor(): Promise<Visitor> {
  const folder = path.resolve('build');
  const server = await serve({folder, baseUrl: '/', port: 0});
  const port = portOf(server);
  const browser = await launch();
  return {
    async visit({slowdown, bytesPerSecond, latencyMs, width}, look) {
      const context = await browser.newContext({
        viewport: {width, height: 844},
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      try {
        const origin = `http://localhost:${port}`;
        await context.route(
          (url) => url.origin !== origin,
          (route) => route.abort(),
        );
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: latencyMs,
          downloadThroughput: bytesPerSecond,
          uploadThroughput: bytesPerSecond,
        });
        await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
        return await look(page, origin);
      } finally {
        await context.close();
      }
    },
    async leave() {
      await browser.close();
      server.close();
    },
  };
}

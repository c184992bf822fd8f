import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createServer, request} from 'node:http';

import * as z from 'zod';

import {portOf, serve} from './staticHost';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
] as const;

/**
 * Finds WebKit, which needs Debian's packages `webkit2gtk-driver` and `xvfb`.
 *
 * @returns `undefined` if there is none.
 */
export function findWebKit(): string | undefined {
  if (!existsSync(DRIVER) || !existsSync(DISPLAY_SERVER)) return undefined;
  return BROWSERS.find((file) => existsSync(file));
}

/** A fault of the network for a request: an error status, or a cut connection. */
export type NetworkFault = (path: string) => number | 'cut' | undefined;

/** The built site behind a network with faults. */
export interface FaultySite {
  readonly origin: string;
  fault: NetworkFault;
  readonly close: () => void;
}

/** Serves a built site through a proxy that can cause faults. */
export async function serveWithFaults(
  folder: string,
  baseUrl: string,
): Promise<FaultySite> {
  const site = await serve({folder, baseUrl, port: 0});
  const faulty = {fault: (() => undefined) as NetworkFault};
  const network = createServer((question, answer) => {
    const path = question.url ?? '/';
    const fault = faulty.fault(path);
    if (fault === 'cut') {
      question.destroy();
    } else if (fault !== undefined) {
      answer.writeHead(fault).end();
    } else {
      const {method = 'GET', headers} = question;
      request(
        {port: portOf(site), host: 'localhost', path, method, headers},
        (found) => {
          answer.writeHead(found.statusCode ?? 500, found.headers);
          found.pipe(answer);
        },
      ).end();
    }
  });
  await new Promise<void>((resolve) => network.listen(0, resolve));
  return Object.assign(faulty, {
    origin: `http://localhost:${portOf(network)}`,
    close: () => {
      network.closeAllConnections();
      network.close();
      site.closeAllConnections();
      site.close();
    },
  });
}

const value = z.object({value: z.unknown()});
const session = z.object({sessionId: z.string()});

/** A page in WebKit, controlled by WebDriver. */
export interface WebKitPage {
  readonly open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Retries for at most ten seconds. */
async function persist<T>(ask: () => Promise<T>): Promise<T> {
  const until = Date.now() + 10_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/**
 * Starts WebKit on its own display.
 *
 * @param executable - The result of `findWebKit`.
 */
export async function startWebKit(executable: string): Promise<WebKitPage> {
  // Display and port depend on the process, so that two runs don't conflict.
  const number = 100 + (process.pid % 900);
  const port = 20_000 + (process.pid % 20_000);
  const display = spawn(
    DISPLAY_SERVER,
    [`:${number}`, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {stdio: 'ignore'},
  );
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {...process.env, DISPLAY: `:${number}`},
  });
  const call = async (
    method: string,
    path: string,
    body?: object,
  ): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && {body: JSON.stringify(body)}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
    return value.parse(JSON.parse(text)).value;
  };
  const end = (): void => {
    driver.kill();
    display.kill();
  };
  try {
    const {sessionId} = session.parse(
      // The display and the driver need a moment to start.
      await persist(() =>
        call('POST', '/session', {
          capabilities: {
            alwaysMatch: {
              'webkitgtk:browserOptions': {
                binary: executable,
                args: ['--automation'],
              },
            },
          },
        }),
      ),
    );
    const here = `/session/${sessionId}`;
    return {
      open: async (url) => {
        await call('POST', `${here}/url`, {url});
      },
      evaluate: (expression) =>
        call('POST', `${here}/execute/sync`, {
          script: `return ${expression}`,
          args: [],
        }),
      close: async () => {
        await call('DELETE', here).catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

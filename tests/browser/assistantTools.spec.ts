import {DOCS_VERSIONS} from '../../src/site/versions';
import {expect, open, test, type Page} from '../support/page';

/** The part of WebMCP that an assistant in the browser uses. */
interface AssistantDocument {
  readonly modelContext?: {
    readonly getTools: () => Promise<readonly {readonly name: string}[]>;
    readonly executeTool: (tool: unknown, input: object) => Promise<string>;
  };
}

test.use({
  launchOptions: async ({launchOptions}, provide) => {
    const {args = []} = launchOptions;
    await provide({
      ...launchOptions,
      args: [...args, '--enable-features=WebMCP'],
    });
  },
});

/** The names of the tools, or the result of the tool that is called. */
function assist(page: Page, called = '', input: object = {}) {
  return page.evaluate(
    async ([name, values]) => {
      // TypeScript's library doesn't have it yet.
      const {modelContext} = document as unknown as AssistantDocument;
      const tools = (await modelContext?.getTools()) ?? [];
      const tool = tools.find((one) => one.name === name);
      return tool
        ? modelContext?.executeTool(tool, values)
        : tools.map((one) => one.name).join(' ');
    },
    [called, input] as const,
  );
}

test('assistants in the browser have the tools, which load once called', async ({
  page,
}) => {
  await open(page, '/docs/');
  test.skip(
    await page.evaluate(() => !('modelContext' in document)),
    'This browser has no WebMCP.',
  );
  await expect.poll(() => assist(page)).toContain('check_manifest');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  expect(asked).toEqual([]);
  const version = DOCS_VERSIONS[0]?.slug ?? '';
  const input = {version, page: 'concepts/runtime-model'};
  expect(await assist(page, 'read_page', input)).toContain(version);
  expect(asked).not.toEqual([]);
});

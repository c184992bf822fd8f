import {expectAccessible, MODES} from '../support/axe';
import {expect, open, test, type Page} from '../support/page';
import {pageWith} from '../support/pageWords';

const CHECKER = '/docs/check/';

const OBJECT = `apiVersion: openchoreo.dev/v1alpha1
kind: Project
metadata:
  name: a
`;

/** More aliases than any parser can expand in time. */
const HOSTILE = `a: &a [x]\nb: [${'*a,'.repeat(100_000)}]\n`;

async function openChecker(page: Page, hash = ''): Promise<void> {
  await open(page, CHECKER + hash);
}

const field = (page: Page) => page.getByLabel('Manifests in YAML');
const summary = (page: Page) => page.getByRole('status').first();

test('a mistake appears at its line, without a request', async ({page}) => {
  await openChecker(page);
  await field(page).fill('kind: Project');
  await expect(summary(page)).toHaveText(/^\d+ mistake/u);
  const asked: string[] = [];
  page.on('request', (request) => {
    // The framework fetches pages whose links come into view.
    if (request.resourceType() !== 'other') asked.push(request.url());
  });
  await field(page).fill(`${OBJECT}  labls: {}\n`);
  await expect(summary(page)).toHaveText(/^1 mistake /u);
  const line = page.getByRole('button', {name: 'Line 5', exact: true});
  await line.press('Enter');
  await expect(field(page)).toBeFocused();
  const selected = await field(page).evaluate((element) =>
    element instanceof HTMLTextAreaElement
      ? element.value.slice(element.selectionStart, element.selectionEnd)
      : '',
  );
  expect(selected).toBe('  labls: {}');
  expect(asked).toEqual([]);
});

test.describe('before any script', () => {
  test.use({javaScriptEnabled: false});

  test('the field shows an example that says so, and the buttons stand in line', async ({
    page,
  }) => {
    await page.goto(CHECKER);
    await expect(field(page)).toHaveAttribute('placeholder', /^# An example/u);
    await expect(field(page)).toHaveValue('');
    const boxes = await page
      .getByLabel('Manifest checker')
      .locator('select, .oc-button')
      .evaluateAll((nodes) =>
        nodes.map((node) => {
          const {top, bottom} = node.getBoundingClientRect();
          return [top, bottom];
        }),
      );
    expect(new Set(boxes.flat()).size).toBe(2);
  });
});

test('the example shows its mistakes, and is gone with the first text', async ({
  page,
}) => {
  await openChecker(page);
  const lines = page.getByRole('button', {name: /^Line \d+$/u});
  await expect(lines).toHaveCount(2);
  await expect(summary(page)).toContainText('example');
  const copy = page.getByRole('button', {name: 'Copy link to this text'});
  await expect(copy).toHaveCount(0);
  await field(page).pressSequentially('#');
  await expect(field(page)).toHaveValue('#');
  await expect(lines).toHaveCount(0);
  await expect(copy).toBeVisible();
});

test('hostile text is refused, and the next text is checked', async ({
  page,
}) => {
  await openChecker(page);
  await field(page).fill(HOSTILE);
  await expect(summary(page)).toHaveText(/stopped|mistake|^Still checking/u);
  await field(page).fill('kind: Project');
  await expect(summary(page)).toHaveText(/^\d+ mistakes? found/u);
});

test('a text goes into the address only when asked for @full', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChecker(page);
  await field(page).fill(OBJECT);
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', {name: 'Copy link to this text'}).click();
  await expect(page).toHaveURL(/#text=/u);
  const {hash} = new URL(page.url());
  const other = await context.newPage();
  await openChecker(other, hash);
  await expect(field(other)).toHaveValue(OBJECT);
});

test('a Secret warns before a link is made', async ({page}) => {
  await openChecker(page);
  await field(page).fill('kind: Secret\nstringData:\n  a: b\n');
  await page.getByRole('button', {name: 'Copy link to this text'}).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('"Check" beside a manifest opens the checker with its text, a valid one', async ({
  page,
}) => {
  await open(page, pageWith('.code-block a[href*="/check/?"]'));
  const block = page.locator('.code-block:has(a[href*="/check/?"])').first();
  const text = (await block.locator('code').textContent()) ?? '';
  await block.getByRole('link', {name: /^Check /u}).click();
  await expect(summary(page)).toHaveText(/: no mistakes/u);
  expect((await field(page).inputValue()).trim()).toBe(text.trim());
  await expectAccessible(page, 'checked', MODES.slice(-1));
});

test('published samples are valid, and each mistake in them is found @full', async ({
  page,
}) => {
  await openChecker(page);
  const samples = page.getByLabel('Sample');
  await expect(samples.locator('option').nth(3)).toBeAttached();
  for (const index of [1, 2, 3]) {
    await samples.selectOption({index});
    await expect(summary(page)).toHaveText(/: no mistakes/u);
    const text = await field(page).inputValue();
    await field(page).fill(text.replace(/^metadata:/mu, 'metadataa:'));
    await expect(summary(page)).toHaveText(/^2 mistakes/u);
  }
});

test('files are judged together', async ({page}) => {
  await openChecker(page);
  const owner = 'owner: {projectName: b}';
  const files = [
    OBJECT + 'spec: {deploymentPipelineRef: default}\n',
    `${OBJECT.replace('Project', 'Component')}spec: {${owner}, type: Service}\n`,
  ].map((text, index) => ({
    name: `${index}.yaml`,
    mimeType: 'text/yaml',
    buffer: Buffer.from(text),
  }));
  await page.getByLabel('Open files').setInputFiles(files);
  await expect(summary(page)).toHaveText(/^2 objects .* 1 note below/u);
  await expect(page.getByRole('heading', {name: 'Notes'})).toBeVisible();
  await expectAccessible(page, 'noted', MODES.slice(-1));
});

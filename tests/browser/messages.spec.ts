import {expect, open, test} from '../support/page';

const PAGE = '/docs/next/check/';

const STATUS = `apiVersion: openchoreo.dev/v1alpha1
kind: ServiceBinding
metadata: {name: hello, namespace: shop}
spec: {}
status:
  conditions:
    - type: Ready
      status: "False"
      reason: ServiceClassNotFound
      message: ServiceClass "big" not found
`;

test('a status is explained with its own values, and leads to its entry', async ({
  page,
}) => {
  await open(page, PAGE);
  await page.getByRole('textbox', {name: 'Manifests in YAML'}).fill(STATUS);
  const answers = page.getByRole('region', {name: 'What the messages mean'});
  await expect(answers).toContainText('ServiceBinding hello in shop');
  await expect(answers.locator('mark')).toContainText('"big" not found');
  const link = answers.getByRole('link').first();
  await link.click();
  await expect(page).toHaveURL(
    /reference\/messages\/#message-service-class-not-found$/u,
  );
  await expect(
    page.locator(':target, h3#message-service-class-not-found'),
  ).toBeInViewport();
});

test('output that is no manifest has no mistakes of YAML', async ({page}) => {
  await open(page, PAGE);
  await page
    .getByRole('textbox', {name: 'Manifests in YAML'})
    .fill(
      '$ docker run\n\u001b[31mdocker: Bind for 0.0.0.0:80 failed: port is already allocated.',
    );
  await expect(
    page.getByRole('region', {name: 'What the messages mean'}),
  ).toContainText('docker ps');
  await expect(page.locator('main ol > li button')).toHaveCount(0);
});

test('nothing of a text leaves the page, and it works without network', async ({
  page,
}) => {
  await open(page, PAGE);
  // The page has what it needs when it has checked a first text.
  await page.getByRole('textbox', {name: 'Manifests in YAML'}).fill(STATUS);
  const answers = page.getByRole('region', {name: 'What the messages mean'});
  await expect(answers).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    // The framework fetches pages whose links come into view.
    if (request.resourceType() !== 'other') asked.push(request.url());
  });
  await page
    .getByRole('textbox', {name: 'Manifests in YAML'})
    .fill('password=hunter2hunter2 port is already allocated');
  await expect(answers).toContainText('docker ps');
  await expect(answers).not.toContainText('hunter2');
  expect(asked).toEqual([]);
});

test('an unknown message says so, with a question that the reader sees', async ({
  page,
}) => {
  await open(page, PAGE);
  await page
    .getByRole('textbox', {name: 'Manifests in YAML'})
    .fill('the flux capacitor is low');
  const answers = page.getByRole('region', {name: 'What the messages mean'});
  await expect(answers).toContainText('no known message');
  await answers.locator('summary').click();
  await expect(answers.locator('pre')).toContainText('flux capacitor');
  const href = await answers.getByRole('link').getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('body')).toBe(
    await answers.locator('pre').textContent(),
  );
});

import {expect, open, requestsOf, test, type Page} from '../support/page';

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

const field = (page: Page) =>
  page.getByRole('textbox', {name: 'Manifests in YAML'});
const answers = (page: Page) =>
  page.getByRole('region', {name: 'What the messages mean'});

test('a status is explained with its own values, and leads to its entry', async ({
  page,
}) => {
  await open(page, PAGE);
  await field(page).fill(STATUS);
  await expect(answers(page)).toContainText('ServiceClass "big" not found');
  await answers(page).getByRole('link').first().click();
  await expect(page).toHaveURL(
    /reference\/messages\/#message-service-class-not-found$/u,
  );
  await expect(
    page.locator(':target, h3#message-service-class-not-found'),
  ).toBeInViewport();
});

test('output is explained on the page, without its secrets and without mistakes of YAML; what is unknown is said to be', async ({
  page,
}) => {
  await open(page, PAGE);
  // The page has what it needs when it has checked a first text.
  await field(page).fill(STATUS);
  await expect(answers(page)).toBeVisible();
  const mistakes = page.locator('main ol > li button');
  await expect(mistakes).not.toHaveCount(0);
  const asked = requestsOf(page);
  await field(page).fill(
    '$ docker run password=hunter2hunter2\n\u001b[31mdocker: Bind for 0.0.0.0:80 failed: port is already allocated.',
  );
  await expect(answers(page)).toContainText('docker ps');
  await expect(answers(page)).not.toContainText('hunter2');
  await expect(mistakes).toHaveCount(0);
  await field(page).fill('the flux capacitor is low');
  const status = page.getByText('neither a manifest nor a known message');
  await expect(status).toBeVisible();
  await expect(answers(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test('messages that do not load are said to be missing @full', async ({
  page,
  messages,
}) => {
  await page.route('**/messages/*.json', (route) => route.abort());
  await open(page, PAGE);
  await field(page).fill('ServiceClass "big" not found');
  await expect(answers(page)).toContainText('could not be loaded');
  // The browser's own words about the request.
  messages.length = 0;
});

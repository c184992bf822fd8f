/**
 * Fetches a JSON file that the build wrote, so its content is as it was written.
 *
 * @throws Error if the response is not OK or not JSON.
 */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`${url} returned status ${response.status}`);
  return response.json();
}

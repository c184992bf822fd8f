import {unpackText, type Opening} from './textLink';

/** A text to check, or why there is none. */
export type Opened =
  {readonly text: string} | {readonly fault: string} | undefined;

/**
 * Reads the text that an address opens. It only fetches this site's own samples.
 *
 * @param samples - URL of the docs version's samples folder.
 */
export async function openText(
  opening: Opening | undefined,
  samples: string,
): Promise<Opened> {
  switch (opening?.from) {
    case undefined:
      return undefined;
    case 'text': {
      const text = await unpackText(opening.packed);
      return text === undefined
        ? {fault: 'The text in this link is damaged or too long.'}
        : {text};
    }
    case 'sample': {
      const text = await fetchBelow(opening.path, samples);
      return text === undefined
        ? {fault: `There is no sample ${opening.path} in this version.`}
        : {text};
    }
  }
}

async function fetchBelow(
  path: string,
  folder: string,
): Promise<string | undefined> {
  const url = URL.parse(path, folder);
  if (!url?.href.startsWith(folder)) return undefined;
  try {
    const response = await fetch(url);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

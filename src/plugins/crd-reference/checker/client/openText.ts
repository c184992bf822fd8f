import {MAX_LENGTH} from '../../check/readYaml';

import {unpackText, type Opening} from './textLink';

/** A text to check, or a notice of why there is none. */
export type Opened =
  {readonly text: string; readonly notice: ''} | {readonly notice: string};

/**
 * Reads the text that an address opens. It only fetches this site's own samples.
 *
 * @param samples - URL of the docs version's samples folder.
 */
export async function openText(
  opening: Opening | undefined,
  samples: string,
): Promise<Opened | undefined> {
  switch (opening?.from) {
    case undefined:
      return undefined;
    case 'text':
      return opened(
        await unpackText(opening.packed),
        'The text in this link is damaged or too long.',
      );
    case 'sample':
      return opened(
        await fetchBelow(opening.path, samples),
        `There is no sample ${opening.path} in this version.`,
      );
  }
}

/** Reads files as one text, each below its name if there are several. */
export async function openFiles(files: readonly File[]): Promise<Opened> {
  const names = files.map(({name}) => name);
  if (files.reduce((total, {size}) => total + size, 0) > MAX_LENGTH) {
    return {notice: `${names.join(', ')}: more than 1 MB.`};
  }
  const texts = await Promise.all(files.map((file) => file.text()));
  return opened(
    texts.length === 1
      ? texts.join('')
      : texts
          .map((text, index) => `# ${names[index] ?? ''}\n---\n${text}`)
          .join('\n'),
  );
}

function opened(text: string | undefined, fault = ''): Opened {
  return text === undefined ? {notice: fault} : {text, notice: ''};
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

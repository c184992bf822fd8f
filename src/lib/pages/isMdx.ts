import {MDX_FOLDERS} from '../../site/folders';

/**
 * Whether a file is written in MDX.
 *
 * @param file - Relative to the root of the repository, or absolute.
 */
export function isMdx(file: string): boolean {
  const folders = file.endsWith('.md') ? MDX_FOLDERS : [];
  return (
    file.endsWith('.mdx') ||
    folders.some((folder) => `/${file}`.includes(`/${folder}/`))
  );
}

import {escapeHtml} from '@openchoreo/page-tools/html/escapeHtml';

const STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:72ch;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}li>a{display:inline-block;padding-block:.25rem}pre{overflow:auto}';

/** A page outside the framework, in the reader's color scheme. */
export function smallDocument({
  title,
  main,
}: {
  readonly title: string;
  readonly main: string;
}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}

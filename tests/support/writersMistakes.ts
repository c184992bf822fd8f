const PAGE_MAX_BYTES = 500_000;
import {LATEST_VERSION, docsVersionByName} from '../../src/site/versions';

const PAGE = `${docsVersionByName(LATEST_VERSION).folder}/NAME.md`;
const POST = 'blog/2025-09-18-NAME.md';

const NO_SUMMARY = 'All of it.';

/** The front matter of a page without mistakes in it. */
export const HEAD = '---\ntitle: A\ndescription: What it answers.\n---\n\n';

/** Front matter with more lines, starting at line 4. */
export function head(...lines: readonly string[]): string {
  return ['---', 'title: A', 'description: B', ...lines, '---', ''].join('\n');
}

/** Completes a page, or a post with its truncate marker unless the text opts out. */
export function withSummary(source: string, file: string): string {
  const isComplete = source.includes(NO_SUMMARY) || source.includes('truncate');
  if (!file.startsWith('blog/') || isComplete) return source;
  return `${source}\nText.\n\n${file.endsWith('.mdx') ? '{/* truncate */}' : '<!-- truncate -->'}\n`;
}

const MANIFEST = `\`\`\`yaml
apiVersion: openchoreo.dev/v1alpha1
kind: Project
metadata:
  name: a
spec:
  deploymentPipelineRef: b
  colour: red
\`\`\``;

/** The same in both syntaxes, or Markdown's and that of MDX. */
type InBoth<Value> = Value | readonly [md: Value, mdx: Value];

/** What a writer does, and the report, from the line to the remedy. */
const MISTAKES: Readonly<
  Record<
    string,
    readonly [source: InBoth<string>, said: InBoth<RegExp>, file?: string]
  >
> = {
  'line ends of Windows': [
    '---\ntitle: A\r\n---\n',
    /:2: the line has a Windows .* `git add --renormalize/u,
  ],
  'a page of 5 MB': [
    'x'.repeat(5_000_000),
    new RegExp(
      `:1: .* more than the maximum of ${PAGE_MAX_BYTES}\\. Split`,
      'u',
    ),
  ],
  'an open front matter': [
    '---\ntitle: A\n',
    /:1: the front matter is not closed\. Start with/u,
  ],
  'front matter that is no YAML': [
    '---\ntitle: A\ndescription: "open\n---\n',
    /:4:1: the YAML cannot be read: .*Correct the line/u,
  ],
  'front matter without keys': [
    '---\nA title\n---\n',
    /:2: the front matter has no keys\. Write/u,
  ],
  'no description': [
    '---\ntitle: A\n---\n',
    /:1 description: the page has no description\. Add/u,
  ],
  'an unknown key': [
    head('sidebar_lable: B'),
    /:4 sidebar_lable: unknown front matter key\. Did you mean sidebar_label\?/u,
  ],
  'a value of the wrong type': [
    head('sidebar_position: first'),
    /:4 sidebar_position: "first" must be a number\. Write another value/u,
  ],
  'a flag that is a word': [
    head('draft: maybe'),
    /:4 draft: "maybe" must be a boolean\. Write another value/u,
  ],
  'a heading level that no page has': [
    head('toc_max_heading_level: 9'),
    /:4 toc_max_heading_level: 9 must be less than or equal to 6\. Write another/u,
  ],
  'an author whom nobody knows': [
    head('authors: nobody'),
    /:4 authors: blog\/authors\.yml has no "nobody"\. Use one of: /u,
    POST,
  ],
  'an author in the post': [
    head('authors:', '  - name: A', '    url: https://a.example'),
    /:4 authors: .* is not the key of an author\. Describe it in blog/u,
    POST,
  ],
  'a tag that nobody knows': [
    head('tags: [none]'),
    /:4 tags: blog\/tags\.yml has no "none"\. /u,
    POST,
  ],
  'a tag in the post': [
    head('tags: [{label: A, permalink: /a}]'),
    /:4 tags: .* is not the key of a tag\. Describe it in blog\/tags\.yml/u,
    POST,
  ],
  'a day that no month has': [
    head('date: 2025-02-30'),
    /:4 date: "2025-02-30" is not a date\. Write the date as 2025-09-18/u,
    POST,
  ],
  'an id given twice': [
    `${HEAD}## One {#one}\n\n## Two {#one}\n`,
    /:8 #one: the heading on line 6 already has this ID\. Give each/u,
  ],
  'an id that another heading has from its words': [
    `${HEAD}## One\n\n## Two {#one}\n`,
    /:8 #one: the heading on line 6 already has this ID\. Give each/u,
  ],
  'a level that is left out': [
    `${HEAD}## One\n\n#### Two\n`,
    /:8 ####: a level 4 heading follows a level 2 heading\. Write ###/u,
  ],
  'a second title': [
    `${HEAD}# One\n\nText.\n\n# Two\n`,
    /:10 #: the page already has a title\. Start sections with ##/u,
  ],
  'a heading without words': [
    `${HEAD}## {#id}\n`,
    /:6 ##: this heading has no text\. Add text, or remove/u,
  ],
  'a heading of a sign': [
    `${HEAD}## 🚀\n`,
    /:6 ##: this heading has no text\. .* ID: ## 🚀 \{#id\}/u,
  ],
  'an image that is not there': [
    `${HEAD}![Two boxes.](./100%.png)\n`,
    /:6 \.\/100%\.png: this image file does not exist\. Put the file/u,
  ],
  'an image without words': [
    `${HEAD}![](/img/logo.svg)\n`,
    /:6 \/img\/logo\.svg: the image has no alt text .* Write !\[What/u,
  ],
  'a link to no file': [
    `${HEAD}[b](./none.md)\n`,
    /:6 \.\/none\.md: this link points to a file that does not exist\. /u,
  ],
  'a link to no heading': [
    `${HEAD}[b](#none)\n\n## No one\n`,
    /:6 #none: .* has no heading with this ID\. /u,
  ],
  'a link to no address': [
    `${HEAD}[b](/docs/overview/architectur/)\n`,
    /:6 \/docs\/o.*: no page has this address\. Did you mean \/docs\/overview\/architecture\/\?/u,
  ],
  'a link to no heading of an address': [
    `${HEAD}[b](/docs/overview/architecture/#nowhere)\n`,
    /:6 \/docs\/.*#nowhere: .*architecture\.md has no heading .* Link to the page/u,
  ],
  'a link by reference to no file': [
    `${HEAD}[b][c]\n\n[c]: ./none.md\n`,
    /:8 \.\/none\.md: this link points to a file that does not exist\. /u,
  ],
  'a link to nothing': [
    `${HEAD}[b]()\n`,
    /:6 \(\): this link points nowhere\. Write the path/u,
  ],
  'a link that is a script': [
    `${HEAD}[b](javascript:print)\n`,
    /:6 \(javascript.*: this link points nowhere\. Write the path/u,
  ],
  'a link without words': [
    `${HEAD}[](https://example.com/)\n`,
    /:6 \[\]\(.*: this link has no text\. Say what/u,
  ],
  'a column without a name': [
    `${HEAD}| | b |\n| - | - |\n| 1 | 2 |\n`,
    /:6 \| \|: this column has no name.* Name it in the header/u,
  ],
  'an image named by its file': [
    `${HEAD}![logo.svg](/img/logo.svg)\n`,
    /:6 \/img\/logo\.svg: the image has no alt text .* Write !\[What/u,
  ],
  'an image by reference': [
    `${HEAD}![Boxes][a]\n\n[a]: /img/logo.svg\n`,
    /:6 a: .*reference-style/u,
  ],
  'an image in the text of the page': [
    `${HEAD}![Boxes](data:image/png;base64,AA)\n`,
    /:6 data:.*: an image from another site/u,
  ],
  'an image of another site': [
    `${HEAD}![Two boxes.](https://example.com/a.png)\n`,
    /:6 https:.*: an image from another site .* Put the file/u,
  ],
  'a picture of a card that is not there': [
    head('image: ./none.png'),
    /:4 image: the file .*none\.png does not exist\. Put the image/u,
  ],
  'an id with a slash': [
    head('id: a/b'),
    /:4 id: "a\/b" contains a slash\. Remove it/u,
  ],
  'an address that another page has': [
    head('slug: /'),
    /:4 slug: the page has the same address as .*\.mdx?\. Give this page/u,
  ],
  'levels of contents upside down': [
    head('toc_min_heading_level: 4', 'toc_max_heading_level: 3'),
    /:4 toc_min_heading_level: 4 must be less than .*toc_max_heading_level\. Write another/u,
  ],
  'a post without an end of its summary': [
    `${head()}\n${NO_SUMMARY}\n`,
    /:7: the post has no truncate marker\. Add/u,
    POST,
  ],
  'a post without a day': [
    head(),
    /:1 date: the post has no date\. Write `date: 2025/u,
    'blog/NAME.md',
  ],
  'an author named twice': [
    head('authors: [openchoreo, openchoreo]'),
    /:4 authors: "openchoreo" is listed twice\. List/u,
    POST,
  ],
  'a footnote without a text': [
    `${HEAD}A claim.[^1]\n`,
    /:6 \[\^1\]: this footnote has no definition\. Define it on/u,
  ],
  'a footnote by another name': [
    `${HEAD}A claim[^source].\n\n[^sources]: A book.\n`,
    /:6 \[\^source\]: .* Did you mean \[\^sources\]\?/u,
  ],
  'a cell that no column has': [
    `${HEAD}| a | b |\n| --- | --- |\n| 1 | \`x | y\` |\n`,
    /:8 \| y`: the row has 3 cells but the header has 2, .* Add a column/u,
  ],
  'an unknown directive': [
    `${HEAD}:::notte[Title]\nText.\n:::\n`,
    /:6 :::notte: unknown directive\. Did you mean :::note\?/u,
  ],
  'a directive that is not closed': [
    `${HEAD}:::note\nText.\n`,
    /:6 :::note: this directive is not closed\. Close it/u,
  ],
  'an unknown directive of a line': [
    `${HEAD}::kind-spek[Component]\n`,
    /:6 ::kind-spek: unknown directive\. Did you mean ::kind-spec\?/u,
  ],
  'a kind that the version does not have': [
    `${HEAD}::kind-spec[Componant]\n`,
    /:6 ::kind-spec: .* has no kind Componant\. Did you mean ::kind-spec\[Component\]\?/u,
  ],
  'a directive in a line': [
    `${HEAD}Press :kbd[Ctrl] now.\n`,
    /:6 :kbd: directives do not work inside a line\. Write/u,
  ],
  'a tab by itself': [
    `${HEAD}:::tab{label="A"}\nText.\n:::\n`,
    /:6 :::tab: this tab is outside ::::tabs\. Write ::::tabs/u,
  ],
  'an unknown constant': [
    `${HEAD}Use %{no-such-constant}.\n`,
    /:6 %\{no-such-constant\}: .* has no constant .* Add it to/u,
  ],
  'an unknown constant in the code of a page': [
    [
      `${HEAD}Use \`%{no-such-constant}\`.\n`,
      `${HEAD}{'%{no-such-constant}'}\n`,
    ],
    /:6 %\{no-such-constant\}: .* has no constant .* Add it to/u,
  ],
  'an unknown language': [
    `${HEAD}\`\`\`pythn\na\n\`\`\`\n`,
    /:6 pythn: unknown code block language\. Did you mean python\?/u,
  ],
  'an unknown constant in code': [
    `${HEAD}\`\`\`sh\necho %{no-such-constant}\n\`\`\`\n`,
    /:7 %\{no-such-constant\}: .* has no constant .* Add it to/u,
  ],
  'a fence that is not closed': [
    `${HEAD}\`\`\`sh\nls\n\nText.\n`,
    /:6 ```: this code block is not closed, .* Write ```/u,
  ],
  'an unknown key of a fence': [
    `${HEAD}\`\`\`sh tite="a"\nls\n\`\`\`\n`,
    /:6: tite is not allowed on a sh fence\. Did you mean title\?/u,
  ],
  'an unknown word behind a language': [
    `${HEAD}\`\`\`sh live\nls\n\`\`\`\n`,
    /:6: found live after the language of a fence\. Write key="value"/u,
  ],
  'lines that a block does not have': [
    `${HEAD}\`\`\`sh {7}\nls\n\`\`\`\n`,
    /:6 \{7\}: the code block does not have .*\. Use lines from 1 to 1/u,
  ],
  'lines that run backwards': [
    `${HEAD}\`\`\`sh {2-1}\nls\nls\n\`\`\`\n`,
    /:6 \{2-1\}: /u,
  ],
  'a diagram without a description': [
    `${HEAD}\`\`\`mermaid title="A"\ngraph TD\n  A --> B\n\`\`\`\n`,
    /:6 description: a diagram needs /u,
  ],
  'a diagram without a title': [
    `${HEAD}\`\`\`mermaid\ngraph TD\n  A --> B\n\`\`\`\n`,
    /:6 title: a diagram needs .* Write ```mermaid title=/u,
  ],
  'a diagram that cannot be drawn': [
    `${HEAD}\`\`\`mermaid title="A" description="B"\npie\n\`\`\`\n`,
    /:6 A: this diagram cannot be drawn: .* Fix the Mermaid source/u,
  ],
  'an unknown field of a manifest': [
    `${HEAD}${MANIFEST}\n`,
    /:13:3 spec\.colour: unknown field/u,
  ],
  'a value of the wrong type in a manifest': [
    `${HEAD}${MANIFEST.replace('  colour: red\n', '').replace('Ref: b', 'Ref: [b]')}\n`,
    /:12:3 spec\.deploymentPipelineRef: found a list, expected a string\. Write one/u,
  ],
  'a value that a field does not allow': [
    `${HEAD}\`\`\`yaml excerpt="ServiceBinding"\nspec:\n  releaseState: Activ\n\`\`\`\n`,
    /:8:17 spec\.releaseState: found the string "Activ", .* Did you mean Active\?/u,
  ],
  'a sample that is not there': [
    `${HEAD}\`\`\`yaml title="a.yaml" sample="none/none.yaml"\n\`\`\`\n`,
    /:6 sample="none\/none\.yaml": there is no file .* Add the file/u,
  ],
  'YAML that is not a complete manifest': [
    `${HEAD}\`\`\`yaml\nspec: {}\n\`\`\`\n`,
    /:7:1: .*not a complete manifest.*excerpt=/u,
  ],
  'a resource that kubectl does not know': [
    `${HEAD}\`\`\`sh\nkubectl get projectz\n\`\`\`\n`,
    /:7:13: kubectl has no kind called .*Did you mean projects\?/u,
  ],
  'a second end of a summary': [
    [
      `${head()}\nText.\n\n<!-- truncate -->\n\n<!-- truncate -->\n`,
      `${head()}\nText.\n\n{/* truncate */}\n\n{/* truncate */}\n`,
    ],
    /:10 truncate: the post already .* on line 8\. Remove/u,
    POST,
  ],
  'an element that is not closed': [
    `${HEAD}<details>\n\nText.\n`,
    [
      /:6 <details>: this element is not closed, .* Add <\/details> where/u,
      /:6:1 <details>: this element is not closed in .* Add <\/details> in/u,
    ],
  ],
  'a picture that is required and not there': [
    [
      `${HEAD}<img src={require('./none.png').default}>\n`,
      `${HEAD}<img alt="A" src={require('./none.png').default} />\n`,
    ],
    [
      /:6 <img src=\{…\}: JSX attributes do not work in \.md pages\. Rename/u,
      /:6 \.\/none\.png: the file .*none\.png does not exist\. /u,
    ],
  ],
  'a component that nothing names': [
    `${HEAD}<Card />\n`,
    [
      /:6 <Card \/>: <card> is not allowed .* Use Markdown or an element/u,
      /:6 <Card>: this name is not imported .* Import it/u,
    ],
  ],
  'a placeholder that is no code': [
    `${HEAD}Call it <name>.\n`,
    [
      /:6 <name>: <name> is not allowed .* Put a placeholder/u,
      /:6:9 <name>: this element is not closed .* Add <\/name>/u,
    ],
  ],
  'a part of a page that is not there': [
    `${HEAD}import Part from './_none.mdx';\n`,
    [
      /:6 import Part.*: imports and exports do not work .* end in \.mdx/u,
      /:6 \.\/_none\.mdx: the file .*_none\.mdx does not exist\. Fix/u,
    ],
  ],
  'an import of a package that nobody has': [
    `${HEAD}import A from 'none';\n`,
    [
      /:6 import A.*: imports and exports do not work/u,
      /:6 none: package\.json does not list this package\. .* npm install/u,
    ],
  ],
  'markup that does not end': [
    [`${HEAD}<div\n`, `${HEAD}<Tabs`],
    [
      /:6 <div: this tag has no closing >\. Add >/u,
      /:6:6: this tag has no closing >\. Add >/u,
    ],
  ],
  'a style of an element': [
    [
      `${HEAD}<span style="color: red">Text</span>\n`,
      `${HEAD}<span style={{color: 'red'}}>Text</span>\n`,
    ],
    [
      /:6 .*: .* blocks `style` attributes\. Remove it/u,
      /:6 <span>: .* blocks `style` .* use a class: import styles/u,
    ],
  ],
  'a handler in words': [
    `${HEAD}<span onclick="a()">Text</span>\n`,
    [
      /:6 .*: the attribute `onclick` has no effect .* Remove/u,
      /:6 <span>: the attribute `onclick` is a string, .* Pass a function/u,
    ],
  ],
  'a script': [
    `${HEAD}<script src="https://a.example/a.js"></script>\n`,
    [
      /:6 .*: <script> is not allowed .* Use Markdown/u,
      /:6 <script>: .* blocks <script> in a page\. Write a component/u,
    ],
  ],
  'a frame of another site': [
    `${HEAD}<iframe title="A" src="https://a.example/"></iframe>\n`,
    [
      /:6 .*: .* blocks <iframe> from .* to 'frame-src' in src\/site/u,
      /:6 <iframe>: .* blocks <iframe> from other sites\. .* link to it/u,
    ],
  ],
  'a frame without a title': [
    [
      `${HEAD}<iframe src="https://a.example/"></iframe>\n`,
      `${HEAD}<iframe src={'https://a.example/'} />\n`,
    ],
    [
      /:6 .*: an iframe needs a title .* Add title=/u,
      /:6 <iframe>: an iframe needs a title .* Add title=/u,
    ],
  ],
  'a video by its address': [
    [
      `${HEAD}<video src="/a.mp4"></video>\n`,
      `${HEAD}<video src="/a.mp4" />\n`,
    ],
    [
      /:6 .*: this file path cannot .* In an MDX page, write/u,
      /:6 <video>: this file path cannot .*<video src=\{file\}>/u,
    ],
  ],
  'an image of HTML': [
    [
      `${HEAD}<img src="/img/logo.svg">\n`,
      `${HEAD}<img src="/img/logo.svg" />\n`,
    ],
    [
      /:6 .*: an HTML image gets no width and height\. Write !/u,
      /:6 <img>: an HTML image gets no width and height\. Write !/u,
    ],
  ],
  'a link of HTML to a page': [
    `${HEAD}<a href="/docs/">All</a>\n`,
    [
      /:6 .*: this link cannot be checked\. Write \[words\]/u,
      /:6 <a>: this link cannot be checked\. Write \[words\]/u,
    ],
  ],
};

/**
 * Each mistake in Markdown and in MDX: a file, from the root of the repository,
 * with no other one.
 */
export const WRITERS_MISTAKES = Object.entries(MISTAKES)
  .flatMap(([name, [source, said, file = PAGE]]) =>
    ([0, 1] as const).map((syntax) => ({
      name,
      file: syntax === 0 ? file : `${file}x`,
      source: typeof source === 'string' ? source : source[syntax],
      said: said instanceof RegExp ? said : said[syntax],
    })),
  )
  .map((mistake, index) => {
    const file = mistake.file.replace('NAME', `mistake-${index + 1}`);
    return {...mistake, file, source: withSummary(mistake.source, file)};
  });

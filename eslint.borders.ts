import path from 'node:path';

import type {Rule} from 'eslint';

/** Which files a row is about, and what they may import from the repository. */
interface Border {
  readonly files: RegExp;
  /** Paths from the root; `$own` is the package's or plugin's folder. */
  readonly may: readonly string[];
}

const PLUGIN =
  'src/plugins/(?:(?:writing|after-build/steps|reader|bundler)/)?[\\w-]+';
const plugin = (below: string): RegExp =>
  new RegExp(`^${PLUGIN}/${below}`, 'u');

/** What code for the browser may import of `lib`. */
const LIB = 'src/lib/(?!node/)';

/** The reference, whose data pages, tools and scripts read. */
const REFERENCE = 'src/plugins/crd-reference/';

/**
 * "Who may import whom" of ARCHITECTURE.md. The first row that fits a file
 * counts; a file in no row may import everything.
 */
const BORDERS: readonly Border[] = [
  {
    files: /^packages\/[\w-]+\/src\/(?:shared|model|engine)\//u,
    may: ['$own/src/(?:shared|model|engine)/'],
  },
  {
    files: /^packages\/.+\/(?:client|theme)\//u,
    may: ['$own/src/(?:shared|model|engine)/', '$own/.+/(?:client|theme)/'],
  },
  {files: /^packages\//u, may: ['$own/']},
  {
    files: /^src\/plugins\/crd-reference\/(?:model|engine|check)\//u,
    may: ['$own/(?:model|engine|check)/', 'src/lib/invisibleCharacters'],
  },
  {
    files: /^src\/plugins\/crd-reference\/.*(?:client|theme)\//u,
    may: ['$own/(?:model|engine|check)/', '$own/.+/(?:client|theme)/'],
  },
  {files: /^src\/plugins\/crd-reference\//u, may: ['$own/']},
  {files: /^src\/site\//u, may: ['src/site/']},
  {files: /^src\/lib\/node\//u, may: ['src/lib/', 'src/site/']},
  {files: /^src\/lib\//u, may: [LIB, 'src/site/(?!environment)', REFERENCE]},
  {
    files: plugin('(?:shared|engine)/'),
    may: [
      ...[LIB, 'src/site/(?!environment)', '$own/(?:shared|engine)/'],
      REFERENCE,
      'src/plugins/search/(?:shared|engine)/',
    ],
  },
  {
    // It starts what others have for the time before the application.
    files: /^src\/plugins\/reader\/starter\/client\/notFound\.ts$/u,
    may: [LIB, 'src/site/', `${PLUGIN}/(?:client|shared)/`],
  },
  {
    files: plugin('(?:client|theme)/'),
    may: [
      ...[LIB, 'src/site/(?!environment)', 'src/components/'],
      ...['$own/(?:shared|engine|client|theme)/', `${PLUGIN}/shared/`],
    ],
  },
  {
    files: plugin('(?:node/|[^/]+$)'),
    may: [
      ...['src/(?:lib|site)/', '$own/(?:shared|engine|node|[^/]+$)'],
      // What a pasted line means is asked by tools too.
      ...[`${PLUGIN}/shared/`, REFERENCE, 'src/plugins/messages/'],
    ],
  },
  {
    files: /^src\/markdown\//u,
    may: ['src/(?:lib|site|markdown)/', REFERENCE, 'src/plugins/messages/'],
  },
  {files: /^src\/components\//u, may: [LIB, 'src/site/', 'src/components/']},
  {
    files: /^src\/theme\//u,
    may: [
      ...[LIB, 'src/site/', 'src/components/', 'src/theme/'],
      ...[`${PLUGIN}/client/`, 'src/markdown/(?:codeBlockHtml|highlight)'],
    ],
  },
  {
    files: /^src\/pages\//u,
    may: [LIB, 'src/site/', 'src/components/', 'src/pages/'],
  },
  {
    files: /^tests\/browser\//u,
    may: ['src/(?:lib|site|markdown)/', 'tests/(?:browser|support)/'],
  },
];

/** The package or plugin that a file belongs to; `-` if to none. */
function ownerOf(file: string): string {
  return (
    new RegExp(`^(?:packages/[\\w-]+|${PLUGIN})(?=/)`, 'u').exec(file)?.[0] ??
    '-'
  );
}

/** Resolves each import of a file of the repository, and looks it up in the table. */
export const bordersRule: Rule.RuleModule = {
  create(context) {
    const from = (name: string): string =>
      path.relative(context.cwd, name).replaceAll(path.sep, '/');
    const file = from(context.filename);
    const border = BORDERS.find(({files}) => files.test(file));
    if (!border) return {};
    const fits = (target: string): boolean =>
      border.may.some((pattern) =>
        new RegExp(`^${pattern.replace('$own', ownerOf(file))}`, 'u').test(
          target,
        ),
      );
    return {
      ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression) > Literal.source'(
        node: Rule.Node,
      ) {
        const specifier =
          'value' in node && typeof node.value === 'string' ? node.value : '';
        const target = specifier.startsWith('@site/')
          ? specifier.slice('@site/'.length)
          : specifier.startsWith('.')
            ? from(path.resolve(path.dirname(context.filename), specifier))
            : undefined;
        if (target === undefined || /\.(?:css|json)$/u.test(target)) return;
        // Everyone tells mistakes in the same form.
        if (fits(target) || target.startsWith('src/content-errors/')) return;
        context.report({
          node,
          message: `${file} may not import ${target}. See "Who may import whom" in ARCHITECTURE.md.`,
        });
      },
    };
  },
};

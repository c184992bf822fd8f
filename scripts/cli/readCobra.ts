import type {
  Cli,
  CliCommand,
} from '../../src/markdown/directives/readCli';

/** Go files by path in the repository. */
export type GoFiles = ReadonlyMap<string, string>;

const ROOT = {folder: 'pkg/cli/core/root', name: 'BuildRootCmd'};

/**
 * Reads the commands and flags of the platform's program from its definitions
 * for cobra: what the root command adds, and so on. A definition in a form that
 * this doesn't know is an error, so that nothing is left out silently.
 *
 * @throws Error that names the file and what wasn't found.
 */
export function readCobra(files: GoFiles, image: string): Cli {
  const source = new GoSource(files);
  const commands: Record<string, CliCommand> = {};
  const walk = (folder: string, name: string, path: readonly string[]) => {
    const {body, imports} = source.function(folder, name);
    const [definition] = /(?<=constants\.)\w+/u.exec(body) ?? [];
    const words = [...path];
    if (definition !== undefined) {
      const fields = source.literal('Command', definition);
      words.push(fields.text('Use').split(' ')[0] ?? '');
      const flags = source.flagsOf(folder, body);
      const {aliases} = fields;
      commands[words.join(' ')] = {
        ...(aliases.length === 0 ? {} : {aliases}),
        what: fields.text('Short'),
        ...(Object.keys(flags).length === 0 ? {} : {flags}),
      };
    }
    for (const [, from, called = ''] of addedCommands(body)) {
      walk(
        from === undefined ? folder : (imports.get(from) ?? from),
        called,
        words,
      );
    }
  };
  walk(ROOT.folder, ROOT.name, []);
  return {name: source.constant('messages.DefaultCLIName'), image, commands};
}

/** The functions whose commands a function adds. */
function addedCommands(body: string): RegExpMatchArray[] {
  return [...body.matchAll(/\.AddCommand\(/gu)].flatMap(({index}) => [
    ...enclosed(body, index + '.AddCommand'.length).matchAll(
      /(?:(\w+)\.)?(\w+)\([^()]*\)/gu,
    ),
  ]);
}

/** The text between a bracket and its counterpart. */
function enclosed(text: string, start: number): string {
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote !== '') {
      if (sign === '\\' && quote === '"') at += 1;
      else if (sign === quote) quote = '';
    } else if ('"`'.includes(sign)) quote = sign;
    else if ('({['.includes(sign)) depth += 1;
    else if (')}]'.includes(sign)) {
      depth -= 1;
      if (depth === 0) return text.slice(start + 1, at);
    }
  }
  throw new Error(`found no end of ${text.slice(start, start + 40)}`);
}

class GoSource {
  readonly #files: readonly (readonly [file: string, text: string])[];

  constructor(files: GoFiles) {
    this.#files = [...files].map(
      ([file, text]) =>
        [file, text.replaceAll(/^\s*\/\/.*$|[ \t]\/\/ .*$/gmu, '')] as const,
    );
  }

  function(folder: string, name: string) {
    for (const [file, text] of this.#files) {
      if (file.slice(0, file.lastIndexOf('/')) !== folder) continue;
      const found = new RegExp(`^func ${name}\\(.*\\{$`, 'mu').exec(text);
      if (found === null) continue;
      const end = found.index + found[0].length - 1;
      return {
        result: found[0],
        body: enclosed(text, end),
        imports: new Map(
          [
            ...text.matchAll(
              /^\s*(\w+)? *"[^"]*\/(pkg\/cli\/(?:\w+\/)*(\w+))"$/gmu,
            ),
          ].map(([, alias, path = '', last = '']) => [alias ?? last, path]),
        ),
      };
    }
    throw new Error(
      `${folder}: found no function ${name}. The program is defined differently in this checkout; correct scripts/cli/readCobra.ts.`,
    );
  }

  /** A variable of a struct type: `Apply = Command{Use: "apply", …}`. */
  literal(type: string, name: string) {
    for (const [, text] of this.#files) {
      const found = new RegExp(`\\b${name}\\s*=\\s*${type}\\{`, 'u').exec(text);
      if (found === null) continue;
      const body = enclosed(text, found.index + found[0].length - 1);
      const field = (key: string): string | undefined =>
        new RegExp(
          `(?:^|[\\s,])${key}:\\s*("(?:[^"\\\\]|\\\\.)*"|[\\w.]+)`,
          'u',
        ).exec(body)?.[1];
      const aliases = /Aliases:\s*\[\]string\{([^}]*)\}/u.exec(body)?.[1] ?? '';
      return {
        text: (key: string): string => this.#value(field(key) ?? '""'),
        aliases: [...aliases.matchAll(/"([^"]+)"/gu)].map(
          ([, one = '']) => one,
        ),
      };
    }
    throw new Error(
      `found no ${type} ${name}. Correct scripts/cli/readCobra.ts.`,
    );
  }

  /** A literal, or the constant that a name stands for. */
  #value(expression: string): string {
    return expression.startsWith('"')
      ? String(JSON.parse(expression))
      : this.constant(expression);
  }

  /** A constant of a package: `messages.FlagOrgDesc`. */
  constant(qualified: string): string {
    const [from = '', name = ''] = qualified.split('.');
    for (const [file, text] of this.#files) {
      if (!file.includes(`/${from}/`)) continue;
      const found = new RegExp(
        `\\b${name}\\s*=\\s*((?:"(?:[^"\\\\]|\\\\.)*"(?:\\s*\\+\\s*)?)+)`,
        'u',
      ).exec(text);
      if (found === null) continue;
      return [...(found[1] ?? '').matchAll(/"(?:[^"\\]|\\.)*"/gu)]
        .map(([part]) => String(JSON.parse(part)))
        .join('');
    }
    throw new Error(
      `found no constant ${qualified}. Correct scripts/cli/readCobra.ts.`,
    );
  }

  /** The flags that a function gives its command, in order. */
  flagsOf(folder: string, body: string): NonNullable<CliCommand['flags']> {
    if (/Flags\(\)\.\w+\("/u.test(body)) {
      throw new Error(
        `${folder}: a flag is defined in place. Correct scripts/cli/readCobra.ts.`,
      );
    }
    return Object.fromEntries(
      this.#flagNames(folder, body).map((name) => {
        const fields = this.literal('Flag', name);
        const short = fields.text('Shorthand');
        const type = fields.text('Type') === 'bool' ? 'bool' : 'string';
        return [
          fields.text('Name'),
          {
            ...(short === '' ? {} : {short}),
            ...{type, default: this.#default(type), what: fields.text('Usage')},
          },
        ];
      }),
    );
  }

  #flagNames(folder: string, body: string): string[] {
    // Reading a flag doesn't define it.
    const text = body.replaceAll(/\.Get\w+\([^)]*\)/gu, '');
    return [
      ...text.matchAll(/\bflags\.([A-Z]\w*)|\b(get\w*Flags)\(\)/gu),
    ].flatMap(([, name, helper]) => {
      if (helper !== undefined) {
        return this.#flagNames(folder, this.function(folder, helper).body);
      }
      return name === undefined || ['Flag', 'AddFlags'].includes(name)
        ? []
        : [name];
    });
  }

  /** Flags of a type share a default: `BoolP(flag.Name, flag.Shorthand, false, …)`. */
  #default(type: 'bool' | 'string'): string {
    const method = type === 'bool' ? 'BoolP' : 'StringP';
    const {body} = this.function('pkg/cli/flags', 'AddFlags');
    const found = new RegExp(
      `${method}\\(flag\\.Name, flag\\.Shorthand, ([^,]+),`,
      'u',
    ).exec(body)?.[1];
    if (found !== undefined) return found;
    throw new Error(
      `pkg/cli/flags: found no default of ${type}. Correct scripts/cli/readCobra.ts.`,
    );
  }
}

import {expect, test} from 'vitest';

import {readCobra} from './readCobra';

const IMPORTS =
  'import (\n\tnamed "example.dev/x/pkg/cli/cmd/config"\n\t"example.dev/x/pkg/cli/cmd/apply"\n)\n';

const FILES: Readonly<Record<string, string>> = {
  'pkg/cli/core/root/root.go': `${IMPORTS}
func BuildRootCmd(config *config.CLIConfig) *cobra.Command {
	rootCmd := &cobra.Command{Use: config.Name}
	rootCmd.AddCommand(
		apply.NewApplyCmd(impl),
		// login.NewLoginCmd(impl),
		named.NewConfigCmd(impl),
	)
	return rootCmd
}
`,
  'pkg/cli/cmd/apply/apply.go': `
func NewApplyCmd(impl api.I) *cobra.Command {
	return (&builder.CommandBuilder{
		Command: constants.Apply,
		Flags:   []flags.Flag{flags.File},
		RunE: func(fg *builder.FlagGetter) error {
			return impl.Apply(fg.GetString(flags.File), fg.GetBool(flags.Unread))
		},
	}).Build()
}
`,
  'pkg/cli/cmd/config/config.go': `
func getCommonFlags() []flags.Flag {
	return []flags.Flag{flags.Quiet}
}

func NewConfigCmd(impl api.I) *cobra.Command {
	cmd := &cobra.Command{Use: constants.Config.Use, Long: \`a } brace\`}
	cmd.AddCommand(newUseCmd(impl))
	return cmd
}

func newUseCmd(impl api.I) *cobra.Command {
	all := append(getCommonFlags(), flags.File)
	return (&builder.CommandBuilder{Command: constants.Use, Flags: all}).Build()
}
`,
  'pkg/cli/common/constants/definitions.go': `
const FileDesc = "Another file"
var (
	Apply = Command{
		Use: "apply", Short: "Applies \\"all\\" files",
	}
	Config = Command{Use: "config", Short: "Contexts"}
	Use    = Command{Use: "use <name>", Aliases: []string{"u", "switch"}, Short: "Switch"}
)
`,
  'pkg/cli/flags/flags.go': `
var (
	File = Flag{
		Name:      "file",
		Shorthand: "f", // as elsewhere
		Usage:     messages.FileDesc,
	}
	Quiet  = Flag{Name: "quiet", Usage: "Says nothing", Type: "bool"}
	Unread = Flag{Name: "unread", Usage: "x"}
)

func AddFlags(cmd *cobra.Command, flags ...Flag) {
	cmd.Flags().BoolP(flag.Name, flag.Shorthand, false, flag.Usage)
	cmd.Flags().StringP(flag.Name, flag.Shorthand, "", flag.Usage)
}
`,
  'pkg/cli/common/messages/messages.go': `
const (
	DefaultCLIName = "occ"
	FileDesc = "Path of " +
		"a file"
)
`,
};

function read(changed: Readonly<Record<string, string>> = {}) {
  const files = Object.entries({...FILES, ...changed});
  return readCobra(new Map(files), 'image');
}

test('commands and flags are those that the root command adds', () => {
  const file = {
    ...{short: 'f', type: 'string', default: '""', what: 'Path of a file'},
  };
  expect(read()).toEqual({
    ...{name: 'occ', image: 'image'},
    commands: {
      apply: {what: 'Applies "all" files', flags: {file}},
      config: {what: 'Contexts'},
      'config use': {
        ...{what: 'Switch', aliases: ['u', 'switch']},
        flags: {
          quiet: {type: 'bool', default: 'false', what: 'Says nothing'},
          file,
        },
      },
    },
  });
});

test.each([
  ['core/root/root.go', 'apply.NewApplyCmd', 'apply.NewApply', 'NewApply.'],
  ['cmd/apply/apply.go', 'constants.Apply', 'constants.Aply', 'Command Aply'],
  ['cmd/apply/apply.go', 'flags.File}', 'flags.Fil}', 'Flag Fil'],
  ['flags/flags.go', 'messages.FileDesc', 'messages.Desc', 'messages.Desc'],
  ['flags/flags.go', 'BoolP', 'Bool', 'default of bool'],
  [
    'cmd/config/config.go',
    'return cmd',
    'cmd.Flags().StringP("a", "", "", "b")\n\treturn cmd',
    'defined in place',
  ],
])('%s with another form is an error', (name, from, to, message) => {
  const file = `pkg/cli/${name}`;
  const text = FILES[file] ?? '';
  expect(text).toContain(from);
  expect(() => read({[file]: text.replace(from, to)})).toThrow(message);
});

import {expect, test} from 'vitest';

import {readCommands} from './cli-import';

const ROOT = 'name: choreoctl\nsynopsis: Root\n';

test('a folder without a command is refused', () => {
  expect(() => readCommands([ROOT])).toThrow(/^Found no command/u);
});

test('commands have their flags, with a type and a default', () => {
  const login = `name: choreoctl config login
synopsis: Log in
usage: choreoctl config login [flags]
options:
  - name: help
    shorthand: h
    default_value: "false"
  - name: interactive
    shorthand: i
    default_value: "false"
    usage: Ask
  - name: name
    usage: The name
see_also:
  - choreoctl config - Manage
`;
  expect(readCommands([login, ROOT])).toEqual({
    'config login': {
      what: 'Log in',
      flags: {
        interactive: {short: 'i', type: 'bool', default: 'false', what: 'Ask'},
        name: {type: 'string', default: '""', what: 'The name'},
      },
    },
  });
});

import {expect, test} from 'vitest';

import {readCommands} from './cli-import';

test('commands have their flags, with a type and a default', () => {
  const root = 'name: choreoctl\nsynopsis: Root\n';
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
  expect(readCommands([login, root])).toEqual({
    'config login': {
      what: 'Log in',
      flags: {
        interactive: {short: 'i', type: 'bool', default: 'false', what: 'Ask'},
        name: {type: 'string', default: '""', what: 'The name'},
      },
    },
  });
});

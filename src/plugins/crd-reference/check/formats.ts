import {DNS_LABEL} from '../model/kindSchema';

const integerOf = (bits: number) => ({
  type: 'number' as const,
  validate: (value: number) =>
    -(2 ** (bits - 1)) <= value && value < 2 ** (bits - 1),
  expected: `an integer of ${bits} bits`,
});

/**
 * The formats that the API server checks, for the validator; it ignores unknown
 * ones. `expected` follows this word in a message.
 */
export const FORMATS = {
  int32: integerOf(32),
  int64: integerOf(64),
  byte: {
    validate:
      /^\s*(?:(?:[A-Za-z0-9+/]\s*){4})*(?:(?:[A-Za-z0-9+/]\s*){2}==|(?:[A-Za-z0-9+/]\s*){3}=)?\s*$/u,
    expected: 'base64',
  },
  cron: {
    validate:
      /^\s*(?:@\w+(?:\s+\S+)?|[\d*?a-z,/-]+(?:\s+[\d*?a-z,/-]+){4})\s*$/iu,
    expected: 'a cron schedule of five fields',
  },
  'date-time': {
    validate:
      /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/u,
    expected: 'a date and time such as 2025-09-18T10:00:00Z',
  },
  'dns-label': {
    validate: RegExp(`^(?=.{1,63}$)${DNS_LABEL}$`, 'u'),
    expected:
      'at most 63 lowercase letters, digits and `-`, with a letter or digit at both ends',
  },
  'port-name': {
    validate: RegExp(`^(?=.{1,15}$)(?=.*[a-z])(?!.*--)${DNS_LABEL}$`, 'u'),
    expected: 'at most 15 lowercase letters, digits and single `-`',
  },
  quantity: {
    validate:
      /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[numkMGTPE]|[KMGTPE]i|[eE][+-]?[0-9]+)?$/u,
    expected: 'a quantity such as 250m, 0.5, 64Mi or 1Gi',
  },
};

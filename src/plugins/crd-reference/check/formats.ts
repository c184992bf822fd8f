function integerOf(bits: number) {
  const limit = 2 ** (bits - 1);
  return {
    type: 'number' as const,
    validate: (value: number) => -limit <= value && value < limit,
    expected: `an integer of ${bits} bits`,
  };
}

/**
 * The formats that the API server checks, each as its source defines it, with what
 * follows "expected" in a message. The API server ignores unknown ones.
 */
export const FORMATS = {
  int32: integerOf(32),
  int64: integerOf(64),
  /** RFC 4648, section 4, with line breaks, as Go's decoder takes it. */
  byte: {
    validate:
      /^[\r\n]*(?:(?:[A-Za-z0-9+/][\r\n]*){4})*(?:(?:[A-Za-z0-9+/][\r\n]*){2}=[\r\n]*=|(?:[A-Za-z0-9+/][\r\n]*){3}=)?[\r\n]*$/u,
    expected: 'base64',
  },
  /** The standard parser of robfig/cron, which Kubernetes uses. */
  cron: {
    validate:
      /^\s*(?:@\w+(?:\s+\S+)?|[\d*?a-z,/-]+(?:\s+[\d*?a-z,/-]+){4})\s*$/iu,
    expected: 'a cron schedule of five fields',
  },
  /** RFC 3339, section 5.6. */
  'date-time': {
    validate:
      /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u,
    expected: 'a date and time such as 2025-09-18T10:00:00Z',
  },
  /** The serialization format of Quantity in `k8s.io/apimachinery`. */
  quantity: {
    validate:
      /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[numkMGTPE]|[KMGTPE]i|[eE][+-]?[0-9]+)?$/u,
    expected: 'a quantity such as 250m, 0.5, 64Mi or 1Gi',
  },
} as const;

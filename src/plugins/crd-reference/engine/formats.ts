/** A format of strings, with the message for invalid ones. */
export interface Format {
  readonly test: (text: string) => boolean;
  /** Follows "expected" in a message. */
  readonly expected: string;
}

const DNS_LABEL = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?$/u;
const DNS_SUBDOMAIN =
  /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/u;
const LABEL_VALUE = /^(?:[A-Za-z0-9](?:[-A-Za-z0-9_.]*[A-Za-z0-9])?)?$/u;
const QUANTITY =
  /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[numkMGTPE]|[KMGTPE]i|[eE][+-]?[0-9]+)?$/u;
const DURATION = /^(?:[+-]?(?:[0-9]+(?:\.[0-9]*)?(?:ns|us|µs|ms|s|m|h))+|0)$/u;
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u;
const DATE_TIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/u;
const BASE64 =
  /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/u;

/** Whether a text is one label of a domain name, as the names of Services are. */
export function isDnsLabel(text: string): boolean {
  return text.length <= 63 && DNS_LABEL.test(text);
}

/** Whether a text is a domain name, as most names of objects are. */
export function isDnsSubdomain(text: string): boolean {
  return text.length <= 253 && DNS_SUBDOMAIN.test(text);
}

/** Whether a text can be the value of a label, which can be empty. */
export function isLabelValue(text: string): boolean {
  return text.length <= 63 && LABEL_VALUE.test(text);
}

/** Whether a text can be the key of a label: `name` or `prefix.example/name`. */
export function isQualifiedName(text: string): boolean {
  const parts = text.split('/');
  const name = parts.at(-1) ?? '';
  if (parts.length > 2 || name === '' || !isLabelValue(name)) return false;
  const [prefix] = parts;
  return parts.length === 1 || (prefix !== undefined && isDnsSubdomain(prefix));
}

/**
 * Formats that the API server checks. It ignores unknown formats, and so does
 * the caller.
 */
export const FORMATS: Readonly<Record<string, Format>> = {
  byte: {
    test: (text) => BASE64.test(text.replaceAll(/\s/gu, '')),
    expected: 'base64',
  },
  cron: {test: isCronSchedule, expected: 'a cron schedule of five fields'},
  date: {
    test: (text) => DATE.test(text),
    expected: 'a date such as 2025-09-18',
  },
  'date-time': {
    test: (text) => DATE_TIME.test(text),
    expected: 'a date and time such as 2025-09-18T10:00:00Z',
  },
  'dns-label': {
    test: isDnsLabel,
    expected:
      'at most 63 lower-case letters, digits and `-`, with a letter or digit at both ends',
  },
  duration: {
    test: (text) => DURATION.test(text),
    expected: 'a duration such as 30s or 5m',
  },
  'port-name': {
    test: (text) =>
      text.length <= 15 &&
      /[a-z]/u.test(text) &&
      !text.includes('--') &&
      DNS_LABEL.test(text),
    expected: 'at most 15 lower-case letters, digits and single `-`',
  },
  quantity: {
    test: (text) => QUANTITY.test(text),
    expected: 'a quantity such as 250m, 0.5, 64Mi or 1Gi',
  },
};

/** Formats that rules name: `format.dns1123Label().validate(self)`. */
export const NAMED_FORMATS: Readonly<
  Record<string, (text: string) => boolean>
> = {
  dns1123Label: isDnsLabel,
  dns1123Subdomain: isDnsSubdomain,
  dns1035Label: (text) => isDnsLabel(text) && /^[a-z]/u.test(text),
  qualifiedName: isQualifiedName,
  labelValue: isLabelValue,
  uuid: (text) => /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/iu.test(text),
};

/** Ranges of the integer formats. */
export const INTEGER_RANGES: Readonly<
  Record<string, {readonly least: bigint; readonly most: bigint}>
> = {
  int32: {least: -(2n ** 31n), most: 2n ** 31n - 1n},
  int64: {least: -(2n ** 63n), most: 2n ** 63n - 1n},
};

/** The numbers of each field, and the words for them. */
const CRON_FIELDS = [
  {least: 0, most: 59, names: ''},
  {least: 0, most: 23, names: ''},
  {least: 1, most: 31, names: ''},
  {
    least: 1,
    most: 12,
    names: 'jan feb mar apr may jun jul aug sep oct nov dec',
  },
  {least: 0, most: 6, names: 'sun mon tue wed thu fri sat'},
] as const;

const CRON_WORDS = new Set(
  '@yearly @annually @monthly @weekly @daily @midnight @hourly'.split(' '),
);

/** Whether the CronJob controller accepts a schedule. */
function isCronSchedule(text: string): boolean {
  const schedule = text.trim();
  if (schedule.startsWith('@every ')) {
    return DURATION.test(schedule.slice('@every '.length).trim());
  }
  if (schedule.startsWith('@')) return CRON_WORDS.has(schedule);
  const fields = schedule.split(/\s+/u);
  return (
    fields.length === CRON_FIELDS.length &&
    CRON_FIELDS.every((field, index) =>
      (fields[index] ?? '').split(',').every((part) => isCronPart(part, field)),
    )
  );
}

function isCronPart(
  part: string,
  {least, most, names}: (typeof CRON_FIELDS)[number],
): boolean {
  const {range, step} =
    /^(?<range>[^/]+)(?:\/(?<step>\d+))?$/u.exec(part)?.groups ?? {};
  if (range === undefined || (step !== undefined && Number(step) < 1)) {
    return false;
  }
  if (range === '*' || range === '?') return true;
  const ends = range.split('-').map((end) => {
    const named = names.split(' ').indexOf(end.toLowerCase());
    if (named !== -1 && end !== '') return named + least;
    return /^\d+$/u.test(end) ? Number(end) : Number.NaN;
  });
  const [from = Number.NaN, to = from] = ends;
  return ends.length <= 2 && least <= from && from <= to && to <= most;
}

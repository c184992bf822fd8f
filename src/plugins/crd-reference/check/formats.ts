/** A format of strings that the API server checks; it ignores unknown ones. */
interface Format {
  readonly validate: RegExp | ((text: string) => boolean);
  /** Follows "expected" in a message. */
  readonly expected: string;
}

const DNS_LABEL = '[a-z0-9]([-a-z0-9]*[a-z0-9])?';
const TIME =
  '([01]\\d|2[0-3]):[0-5]\\d:([0-5]\\d|60)(\\.\\d+)?([Zz]|[+-]([01]\\d|2[0-3]):?[0-5]\\d)';
const DATE = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const DURATION = '([+-]?([0-9]+(\\.[0-9]*)?(ns|us|µs|ms|s|m|h))+|0)';

export const FORMATS: Readonly<Record<string, Format>> = {
  byte: {
    validate: (text) =>
      /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/u.test(
        text.replaceAll(/\s/gu, ''),
      ),
    expected: 'base64',
  },
  cron: {validate: isCronSchedule, expected: 'a cron schedule of five fields'},
  date: {
    validate: RegExp(`^${DATE}$`, 'u'),
    expected: 'a date such as 2025-09-18',
  },
  'date-time': {
    validate: RegExp(`^${DATE}[Tt]${TIME}$`, 'u'),
    expected: 'a date and time such as 2025-09-18T10:00:00Z',
  },
  'dns-label': {
    validate: RegExp(`^(?=.{1,63}$)${DNS_LABEL}$`, 'u'),
    expected:
      'at most 63 lower-case letters, digits and `-`, with a letter or digit at both ends',
  },
  duration: {
    validate: RegExp(`^${DURATION}$`, 'u'),
    expected: 'a duration such as 30s or 5m',
  },
  'port-name': {
    validate: RegExp(`^(?=.{1,15}$)(?=.*[a-z])(?!.*--)${DNS_LABEL}$`, 'u'),
    expected: 'at most 15 lower-case letters, digits and single `-`',
  },
  quantity: {
    validate:
      /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[numkMGTPE]|[KMGTPE]i|[eE][+-]?[0-9]+)?$/u,
    expected: 'a quantity such as 250m, 0.5, 64Mi or 1Gi',
  },
};

/** The numbers of each field, and the words for them. */
const CRON_FIELDS = [
  [0, 59, ''],
  [0, 23, ''],
  [1, 31, ''],
  [1, 12, 'jan feb mar apr may jun jul aug sep oct nov dec'],
  [0, 6, 'sun mon tue wed thu fri sat'],
] as const;

const CRON_WORD = RegExp(
  `^@(yearly|annually|monthly|weekly|daily|midnight|hourly|every +${DURATION})$`,
  'u',
);

/** Whether the CronJob controller accepts a schedule. */
function isCronSchedule(text: string): boolean {
  const fields = text.trim().split(/\s+/u);
  if (fields[0]?.startsWith('@') === true) return CRON_WORD.test(text.trim());
  return (
    fields.length === CRON_FIELDS.length &&
    CRON_FIELDS.every(([least, most, names], index) =>
      (fields[index] ?? '').split(',').every((part) => {
        const {range = '', step} =
          /^(?<range>[^/]+)(?:\/(?<step>\d+))?$/u.exec(part)?.groups ?? {};
        if (step !== undefined && Number(step) < 1) return false;
        if (range === '*' || range === '?') return true;
        const ends = range.split('-').map((end) => {
          const named = names.split(' ').indexOf(end.toLowerCase());
          if (named !== -1 && end !== '') return named + least;
          return /^\d+$/u.test(end) ? Number(end) : Number.NaN;
        });
        const [from = Number.NaN, to = from] = ends;
        return ends.length <= 2 && least <= from && from <= to && to <= most;
      }),
    )
  );
}

/**
 * Maximum length of a sample in characters. etcd rejects requests of more than
 * 1.5 MiB, and no reader copies a tenth of this.
 */
export const SAMPLE_MAX_LENGTH = 1024 * 1024;

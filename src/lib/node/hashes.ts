import {createHash} from 'node:crypto';

/** The value of an `integrity` attribute: `sha256-` and the hash in base64. */
export function integrityHash(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

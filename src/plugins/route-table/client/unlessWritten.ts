import {writtenPlace} from '../../../lib/writtenPlace';

/** Loads a module, except on a page whose HTML holds what it would draw. */
export function unlessWritten(
  load: () => Promise<unknown>,
): () => Promise<unknown> {
  return () => (writtenPlace() ? Promise.resolve({default: true}) : load());
}

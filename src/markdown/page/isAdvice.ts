import {
  HouseRule,
  type ContentError,
} from '@openchoreo/content-errors/contentError';

import {isStrict} from '../../site/folders';

/** Whether an error breaks only a house rule, where these need not be followed. */
export function isAdvice(error: ContentError): boolean {
  return error instanceof HouseRule && !isStrict(error.place.file);
}

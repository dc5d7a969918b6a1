/** Status words of refusals on the wire (besides `ok`). */
export type StatusWord =
  | 'permission_denied'
  | 'datastale'
  | 'invalid_data'
  | 'invalid_token'
  | 'expired_token'
  | 'too_big'
  | 'unavailable'
  | 'error';

/** A refused request, with a status word for the client and a sentence for a person. */
export class RequestRefusal extends Error {
  readonly status: StatusWord;

  constructor(status: StatusWord, sentence: string) {
    super(sentence);
    this.name = 'Refusal';
    this.status = status;
  }
}

export const createPermissionDenied = (): RequestRefusal =>
  new RequestRefusal('permission_denied', 'Permission denied');

export const createInvalidData = (sentence: string): RequestRefusal =>
  new RequestRefusal('invalid_data', sentence);

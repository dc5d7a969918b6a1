import { MAX_LENGTH, INVITATION_SECRET_LENGTH } from '../../../domain/bounds.ts';
import { object, optional } from '../../codec/forms.ts';
import { map, text, patternText, trueOrMissing } from '../../codec/moreForms.ts';

const PATTERN = new RegExp(`^[A-Za-z0-9]{${INVITATION_SECRET_LENGTH}}$`);
const SAMPLES = ['SecretOfKit2345678901234'];
const secret = patternText(PATTERN, INVITATION_SECRET_LENGTH, SAMPLES);

/** A dancer without a partner in an entry invites one by a link. */
export const invitation = object({
  from: text(MAX_LENGTH.name),
  secret,
  /** Places by secret: only holders of the secret can read if the place is still free. */
  open: optional(map(trueOrMissing, { by: 'pattern', pattern: PATTERN, samples: SAMPLES }, '$secret')),
  taken: optional(object({ by: text(MAX_LENGTH.name), secret })),
});

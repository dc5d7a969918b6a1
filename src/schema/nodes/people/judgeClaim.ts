import { MAX_LENGTH } from '../../../domain/bounds.ts';
import { judgeKey, type JudgeKey } from '../../../domain/ids.ts';
import { object } from '../../codec/forms.ts';
import { converted, now, text } from '../../codec/moreForms.ts';

/** A device has shown the access code of a judge. It is checked again at every write. */
export const judgeClaimForm = object({
  judge: converted(text(MAX_LENGTH.key), judgeKey, (key: JudgeKey) => key),
  code: text(64),
  at: now,
});

import { MAX_LENGTH } from '../../../domain/bounds.ts';
import { parseJudgeKey, type JudgeKey } from '../../../domain/ids.ts';
import { object } from '../../codec/forms.ts';
import { convert, serverTime, text } from '../../codec/moreForms.ts';

/** A device has shown the access code of a judge. The code is checked again at every write. */
export const judgeClaimForm = object({
  judge: convert(text(MAX_LENGTH.key), parseJudgeKey, (key: JudgeKey) => key),
  code: text(64),
  at: serverTime,
});

import { MAX_LENGTH } from '../../../domain/bounds.ts';
import { object, text } from '../../codec/forms.ts';

/** A device has shown the access code of a judge. The code is checked again at every write. */
export const judgeClaimValues = { judge: text(MAX_LENGTH.key), code: text(64) };
export const judgeClaim = object(judgeClaimValues);

import { MAX_LENGTH } from '../../../domain/bounds.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { parseEntryId, parseEventKey, parseJudgeKey, parseLeadNumber } from '../../../domain/ids.ts';
import { type Fields, type Form, object, optional, integer } from '../../codec/forms.ts';
import { convert, freeText, list, patternText } from '../../codec/moreForms.ts';
import { listRawChildren } from '../../codec/raw.ts';

// Fields of journal records. A record is JSON and was hashed: its texts are not trimmed, and empty lists are kept.

/** The length is only used for samples: the access rules limit the size of a record as a whole. */
export const noteText = freeText(MAX_LENGTH.explanation);

/** A text that the rules check, too. */
const bounded = (most: number): Form<string> => ({
  kind: 'text',
  least: 1,
  most,
  read: (raw) => (typeof raw === 'string' && raw.length >= 1 && raw.length <= most ? raw : undefined),
});
const reason = bounded(MAX_LENGTH.explanation);
export const competitorKey = bounded(MAX_LENGTH.name);

const key = <K extends string>(read: (text: string) => K | undefined): Form<K> =>
  convert(bounded(MAX_LENGTH.key), read, (one) => one);
export const eventField = key(parseEventKey);
export const judgeForm = key(parseJudgeKey);
const entry = key(parseEntryId);
export const leadForm = convert(
  patternText(/^[1-9]\d{0,3}$/, 4, ['1', '9999']),
  parseLeadNumber,
  (one) => one,
);
export const largeCount = integer(0, 1_000_000);

/** May be empty. */
// @__NO_SIDE_EFFECTS__
export const listOf = <T>(of: Form<T>, most = 20): Form<readonly T[]> => ({
  ...list(of, most),
  read: (raw) =>
    Array.isArray(raw) ? mapDefined(listRawChildren(raw), ([, one]) => of.read(one)) : undefined,
});
export const marksForm = listOf(leadForm, 200);

/** `renumbered`: the number of times the event's rounds had been renumbered; missing: never. */
export const roundFields = {
  event: eventField,
  round: integer(0, 99),
  renumbered: optional(integer(1, 100_000)),
};
export const sheetFields = { ...roundFields, judge: judgeForm, dance: reason };
/** `couple`: the lead number; missing if none was assigned yet. */
export const coupleFields = { ...roundFields, entry, couple: optional(leadForm) };

/** A record that needs no reason. */
// @__NO_SIDE_EFFECTS__
export const recordWithOptionalReason = <F extends Fields>(fields: F) =>
  object({ ...fields, why: optional(reason) });
/** A record that needs a reason. */
// @__NO_SIDE_EFFECTS__
export const recordWithReason = <F extends Fields>(fields: F) => object({ ...fields, why: reason });

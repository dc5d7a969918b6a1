import { WITHDRAWN_BECAUSE } from '../../../domain/journal/record.ts';
import { RELEASES } from '../../../domain/round/release.ts';
import { object, optional, word } from '../../codec/forms.ts';
import { number, yes } from '../../codec/moreForms.ts';
import {
  count,
  roundFields,
  judge,
  lead,
  listOf,
  marks,
  coupleFields,
  sheetFields,
  recordWithOptionalReason,
  recordWithReason,
  noteText,
} from './fields.ts';

const state = word(['initialized', 'empty', 'running', 'skipped', 'marked', 'posted']);
/** The subject of the scrutineer's question to the chairman. */
const question = word(['cut', 'tie', 'final', 'short sheet', 'disqualification']);
const release = word(RELEASES);

export const SHEETS = {
  'marks sent': recordWithOptionalReason({ ...sheetFields, marks }),
  'marks keyed from paper': recordWithOptionalReason({ ...sheetFields, marks }),
  'change requested': recordWithOptionalReason(sheetFields),
  /** Marks that arrived after the round was closed: kept and shown, never counted. */
  'late marks': recordWithOptionalReason({ ...sheetFields, marks }),
  'marks changed': recordWithReason({ ...sheetFields, from: marks, to: marks }),
  'short sheet accepted': recordWithReason({ ...sheetFields, marks: count, asked: count }),
  'sheet reopened': recordWithReason(sheetFields),
  /** The judge's request to change a sent sheet was refused. */
  'change refused': recordWithReason(sheetFields),
} as const;

export const COUPLES = {
  /** `late`: the round is on the floor; the couple joins it from now on, or leaves again. */
  'check-in': recordWithOptionalReason({
    ...coupleFields,
    presence: word(['present', 'missing', 'not called']),
    late: optional(yes),
  }),
  scratch: recordWithOptionalReason(coupleFields),
  /** The deck requests another heat; the scrutineer may move the couple or not. */
  'heat asked': recordWithOptionalReason({ ...coupleFields, heat: count }),
  'walk-on': recordWithOptionalReason(coupleFields),
  'walk-on named': recordWithOptionalReason({ ...coupleFields, lead: noteText, follow: noteText }),
  disqualified: recordWithReason(coupleFields),
  withdrawn: recordWithReason(coupleFields),
  'no-show': recordWithReason(coupleFields),
} as const;

export const ROUNDS = {
  /** `without`: absent couples the round was started without. */
  'state changed': recordWithOptionalReason({
    ...roundFields,
    from: state,
    to: state,
    without: optional(marks),
  }),
  /** Includes the result as posted, so that it survives here if it is undone and posted again. */
  'result posted': recordWithOptionalReason({
    ...roundFields,
    recalled: optional(marks),
    // A shared place is the mean: 2.5.
    placings: optional(listOf(object({ couple: lead, place: number }))),
  }),
  'saved result scratched': recordWithOptionalReason(roundFields),
  /** The release of this final's places was chosen. */
  'release chosen': recordWithOptionalReason({ ...roundFields, release }),
  /** The places of a posted final became public; the next kind undoes that. */
  'placings released': recordWithOptionalReason(roundFields),
  'release taken back': recordWithOptionalReason(roundFields),
  'result signed off': recordWithOptionalReason(roundFields),
  'chairman asked': recordWithOptionalReason({
    ...roundFields,
    question,
    /** A cut: couples recalled; a tie: couples recalled with all of it; a short sheet: missing marks. */
    count: optional(count),
    /** A cut: the recalled couples; a tie: the tied ones; a disqualification: the couple. */
    couples: optional(marks),
    sheet: optional(object({ judge, dance: noteText })),
  }),
  /** A question that needs no answer any more. */
  'question withdrawn': recordWithOptionalReason({
    ...roundFields,
    question,
    because: word(WITHDRAWN_BECAUSE),
  }),
  /** The chairman's answer to the scrutineer; `count`: couples recalled. */
  decided: recordWithOptionalReason({
    ...roundFields,
    question,
    verdict: word(['approved', 'refused']),
    count: optional(count),
  }),
  /** A new recall size or number of heats; missing fields did not change. */
  'round changed': recordWithOptionalReason({
    ...roundFields,
    recallSize: optional(count),
    numHeats: optional(count),
  }),
  'panel seated': recordWithOptionalReason({ ...roundFields, panel: listOf(judge) }),
  'result taken back': recordWithReason(roundFields),
  /** The result stays public, but questions are possible again. */
  'signature taken back': recordWithReason(roundFields),
  reopened: recordWithReason(roundFields),
  'judge replaced': recordWithReason({ ...roundFields, judge, by: judge }),
  /** The default release for finals that set none. */
  'usual release chosen': recordWithOptionalReason({ release }),
} as const;

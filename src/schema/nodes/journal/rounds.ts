import { WITHDRAWAL_REASONS } from '../../../domain/journal/record.ts';
import { RELEASE_TIMES } from '../../../domain/round/release.ts';
import { object, optional, choice } from '../../codec/forms.ts';
import { number, trueOrMissing } from '../../codec/moreForms.ts';
import {
  largeCount,
  roundFields,
  judgeForm,
  leadForm,
  listOf,
  marksForm,
  coupleFields,
  sheetFields,
  recordWithOptionalReason,
  recordWithReason,
  noteText,
} from './fields.ts';

const state = choice(['initialized', 'empty', 'running', 'skipped', 'marked', 'posted']);
/** The subject of the scrutineer's question to the chairman. */
const question = choice(['cut', 'tie', 'final', 'short sheet', 'disqualification']);
const release = choice(RELEASE_TIMES);

export const SHEET_RECORDS = {
  'marks sent': recordWithOptionalReason({ ...sheetFields, marks: marksForm }),
  'marks keyed from paper': recordWithOptionalReason({ ...sheetFields, marks: marksForm }),
  'change requested': recordWithOptionalReason(sheetFields),
  /** Marks that arrived after the round was closed: kept and shown, never counted. */
  'late marks': recordWithOptionalReason({ ...sheetFields, marks: marksForm }),
  'marks changed': recordWithReason({ ...sheetFields, from: marksForm, to: marksForm }),
  'short sheet accepted': recordWithReason({ ...sheetFields, marks: largeCount, asked: largeCount }),
  'sheet reopened': recordWithReason(sheetFields),
  /** The judge's request to change a sent sheet was refused. */
  'change refused': recordWithReason(sheetFields),
} as const;

export const COUPLE_RECORDS = {
  /** `late`: the round is on the floor; the couple joins it from now on, or leaves again. */
  'check-in': recordWithOptionalReason({
    ...coupleFields,
    presence: choice(['present', 'missing', 'not called']),
    late: optional(trueOrMissing),
  }),
  scratch: recordWithOptionalReason(coupleFields),
  /** The deck requests another heat; the scrutineer decides whether to move the couple. */
  'heat asked': recordWithOptionalReason({ ...coupleFields, heat: largeCount }),
  'walk-on': recordWithOptionalReason(coupleFields),
  'walk-on named': recordWithOptionalReason({ ...coupleFields, lead: noteText, follow: noteText }),
  disqualified: recordWithReason(coupleFields),
  withdrawn: recordWithReason(coupleFields),
  'no-show': recordWithReason(coupleFields),
} as const;

export const ROUND_RECORDS = {
  /** `without`: absent couples the round was started without. */
  'state changed': recordWithOptionalReason({
    ...roundFields,
    from: state,
    to: state,
    without: optional(marksForm),
  }),
  /** Includes the result as posted, so that it survives here if it is undone and posted again. */
  'result posted': recordWithOptionalReason({
    ...roundFields,
    recalled: optional(marksForm),
    // Couples that share a place get the mean: 2.5.
    placings: optional(listOf(object({ couple: leadForm, place: number }))),
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
    /**
     * A cut: couples recalled; a tie: couples recalled if all tied ones are; a short sheet: missing marks.
     */
    count: optional(largeCount),
    /** A cut: the recalled couples; a tie: the tied ones; a disqualification: the couple. */
    couples: optional(marksForm),
    sheet: optional(object({ judge: judgeForm, dance: noteText })),
  }),
  /** A question that needs no answer any more. */
  'question withdrawn': recordWithOptionalReason({
    ...roundFields,
    question,
    because: choice(WITHDRAWAL_REASONS),
  }),
  /** The chairman's answer to the scrutineer; `count`: couples recalled. */
  decided: recordWithOptionalReason({
    ...roundFields,
    question,
    verdict: choice(['approved', 'refused']),
    count: optional(largeCount),
  }),
  /** A new recall size or number of heats; missing fields did not change. */
  'round changed': recordWithOptionalReason({
    ...roundFields,
    recallSize: optional(largeCount),
    numHeats: optional(largeCount),
  }),
  'panel seated': recordWithOptionalReason({ ...roundFields, panel: listOf(judgeForm) }),
  'result taken back': recordWithReason(roundFields),
  /** The result stays public, but questions are possible again. */
  'signature taken back': recordWithReason(roundFields),
  reopened: recordWithReason(roundFields),
  'judge replaced': recordWithReason({ ...roundFields, judge: judgeForm, by: judgeForm }),
  /** The default release for finals that set none. */
  'usual release chosen': recordWithOptionalReason({ release }),
} as const;

import { WITHDRAWN_BECAUSE } from '../../../domain/journal/record.ts';
import { RELEASES } from '../../../domain/round/release.ts';
import { object, optional, word } from '../../codec/forms.ts';
import { number, yes } from '../../codec/moreForms.ts';
import {
  count,
  inRound,
  judge,
  lead,
  listOf,
  marks,
  ofCouple,
  onSheet,
  plain,
  reasoned,
  said,
} from './fields.ts';

const state = word(['initialized', 'empty', 'running', 'skipped', 'marked', 'posted']);
/** The subject of the scrutineer's question to the chairman. */
const question = word(['cut', 'tie', 'final', 'short sheet', 'disqualification']);
const release = word(RELEASES);

export const SHEETS = {
  'marks sent': plain({ ...onSheet, marks }),
  'marks keyed from paper': plain({ ...onSheet, marks }),
  'change requested': plain(onSheet),
  /** Arrived after the round was closed: kept and shown, never counted. */
  'late marks': plain({ ...onSheet, marks }),
  'marks changed': reasoned({ ...onSheet, from: marks, to: marks }),
  'short sheet accepted': reasoned({ ...onSheet, marks: count, asked: count }),
  'sheet reopened': reasoned(onSheet),
  /** The judge's request to change a sent sheet was refused. */
  'change refused': reasoned(onSheet),
} as const;

export const COUPLES = {
  /** `late`: the round is on the floor; the couple joins it from now on, or leaves again. */
  'check-in': plain({
    ...ofCouple,
    presence: word(['present', 'missing', 'not called']),
    late: optional(yes),
  }),
  scratch: plain(ofCouple),
  /** The deck requests another heat; the scrutineer may move the couple or not. */
  'heat asked': plain({ ...ofCouple, heat: count }),
  'walk-on': plain(ofCouple),
  'walk-on named': plain({ ...ofCouple, lead: said, follow: said }),
  disqualified: reasoned(ofCouple),
  withdrawn: reasoned(ofCouple),
  'no-show': reasoned(ofCouple),
} as const;

export const ROUNDS = {
  /** `without`: absent couples the round was started without. */
  'state changed': plain({ ...inRound, from: state, to: state, without: optional(marks) }),
  /** Includes the result as posted, so that it survives here if it is undone and posted again. */
  'result posted': plain({
    ...inRound,
    recalled: optional(marks),
    // A shared place is the mean: 2.5.
    placings: optional(listOf(object({ couple: lead, place: number }))),
  }),
  'saved result scratched': plain(inRound),
  /** The release of this final's places was chosen. */
  'release chosen': plain({ ...inRound, release }),
  /** The places of a posted final became public; the next kind undoes that. */
  'placings released': plain(inRound),
  'release taken back': plain(inRound),
  'result signed off': plain(inRound),
  'chairman asked': plain({
    ...inRound,
    question,
    /** A cut: couples recalled; a tie: couples recalled with all of it; a short sheet: missing marks. */
    count: optional(count),
    /** A cut: the recalled couples; a tie: the tied ones; a disqualification: the couple. */
    couples: optional(marks),
    sheet: optional(object({ judge, dance: said })),
  }),
  /** A question that needs no answer any more. */
  'question withdrawn': plain({ ...inRound, question, because: word(WITHDRAWN_BECAUSE) }),
  /** The chairman's answer to the scrutineer; `count`: couples recalled. */
  decided: plain({
    ...inRound,
    question,
    verdict: word(['approved', 'refused']),
    count: optional(count),
  }),
  /** A new recall size or number of heats; missing fields did not change. */
  'round changed': plain({ ...inRound, recallSize: optional(count), numHeats: optional(count) }),
  'panel seated': plain({ ...inRound, panel: listOf(judge) }),
  'result taken back': reasoned(inRound),
  /** The result stays public, but questions are possible again. */
  'signature taken back': reasoned(inRound),
  reopened: reasoned(inRound),
  'judge replaced': reasoned({ ...inRound, judge, by: judge }),
  /** The default release for finals that set none. */
  'usual release chosen': plain({ release }),
} as const;

import { omitUndefined } from '../../domain/mapDefined.ts';
import { toStoredTerm } from '../../domain/event/storedTerm.ts';
import type { EventDance } from '../../domain/event/dances.ts';
import type { ScheduledRound } from '../../domain/round/day.ts';
import type { JudgeKey, LeadNumber } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import type { Signer } from '../journal/signer.ts';
import { toRecordRound } from '../rounds/roundNumbers.ts';
import type { Json } from '../tree/patch.ts';
import { buildNoteField, buildSignature } from './approvalWrites.ts';
import type { QuestionKind } from './approvals.ts';
import { approvalAt } from './resultAt.ts';

export interface Question {
  readonly what: QuestionKind;
  readonly note: string;
  readonly count?: number;
  readonly couples?: readonly LeadNumber[];
  readonly sheet?: { readonly judge: JudgeKey; readonly dance: EventDance };
}

/** The scrutineer proposes a cut: these couples advance. */
export const buildCutQuestion = (couples: readonly LeadNumber[], note: string): Question => ({
  what: 'cut',
  count: couples.length,
  couples,
  note,
});

/**
 * A tie at the cut: `through` couples advance if all tied ones do. The chairman picks all or none (Rule 1).
 */
export const buildTieQuestion = (
  tie: { readonly through: number; readonly tied: readonly LeadNumber[] },
  note: string,
): Question => ({ what: 'tie', count: tie.through, couples: tie.tied, note });

/** The result of a final, before it is posted. */
export const buildFinalQuestion = (note: string): Question => ({ what: 'final', note });

/** A sheet with `by` marks too few: accepted as it is, or back to the judge. */
export const buildShortSheetQuestion = (
  { judge, dance, by }: { readonly judge: JudgeKey; readonly dance: EventDance; readonly by: number },
  note: string,
): Question => ({ what: 'short sheet', count: by, sheet: { judge, dance }, note });

/** Proposes a disqualification; `why` is shown to the chairman. */
export const buildDisqualificationQuestion = (couple: LeadNumber, why: string): Question => ({
  what: 'disqualification',
  couples: [couple],
  note: why,
});

const named = (couples: readonly LeadNumber[]): Json =>
  Object.fromEntries(couples.map((couple) => [couple, true]));

/** Sends the question to the chairman's inbox and the journal in one patch. */
export function askChairman(
  by: Author,
  who: Signer,
  { event, round }: ScheduledRound,
  { what, note, count, couples, sheet }: Question,
): Change {
  // Another line-up makes it another question. A disqualification holds for any line-up.
  const lineUp = what === 'disqualification' ? undefined : round.lineUp;
  const onSheet = sheet === undefined ? undefined : { judge: sheet.judge, dance: toStoredTerm(sheet.dance) };
  const counted = count === undefined ? {} : { count };
  return {
    record: {
      ...by,
      ...toRecordRound(event, round),
      kind: 'chairman asked',
      question: what,
      ...counted,
      ...omitUndefined({ couples, sheet: onSheet }),
      ...(note.trim() === '' ? {} : { why: note.trim() }),
    },
    patch: {
      [`${approvalAt(event.key, round.number)}/asked`]: {
        ...buildSignature(who),
        what,
        ...counted,
        ...(couples === undefined ? {} : { couples: named(couples) }),
        ...onSheet,
        ...buildNoteField(note),
        ...omitUndefined({ lineUp }),
      },
      // An earlier withdrawal was about another question.
      [`${approvalAt(event.key, round.number)}/withdrawn`]: null,
    },
  };
}

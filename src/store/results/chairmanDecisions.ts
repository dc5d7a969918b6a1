import type { ScheduledRound } from '../../domain/round/day.ts';
import { omitUndefined } from '../../domain/mapDefined.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import type { ChairmanQuestion } from './approvals.ts';
import type { Signer } from '../journal/signer.ts';
import { storeDecision } from './approvalWrites.ts';
import { getPostingRecord } from './postingRecordOf.ts';
import { toRecordRound } from '../rounds/roundNumbers.ts';
import type { Patch } from '../tree/patch.ts';
import { createSheetPlace } from '../sheets/sheetAt.ts';
import { acceptShortSheet } from '../sheets/sheetChanges.ts';

// Every decision goes out in one patch with its journal record, including the reason if one is required.

const because = (why: string): { readonly why?: string } => (why.trim() === '' ? {} : { why: why.trim() });

/** The chairman's answer. For a cut or a tie, `count` is the number of couples who advance. */
export interface ChairmansReply {
  readonly verdict: 'approved' | 'refused';
  readonly count?: number | undefined;
  readonly why: string;
}

/** A record for each couple that is out; the decision goes with the first. */
function disqualified(
  by: Author,
  at: ScheduledRound,
  { couples, why }: Pick<ChairmanQuestion, 'couples'> & Pick<ChairmansReply, 'why'>,
  decision: Patch,
): readonly Change[] {
  return at.event.entries
    .filter(({ number }) => number !== undefined && couples.includes(number))
    .map(({ id, number }, place) => ({
      record: {
        ...by,
        ...toRecordRound(at.event, at.round),
        entry: id,
        ...omitUndefined({ couple: number }),
        kind: 'disqualified',
        why: why.trim(),
      },
      patch: place === 0 ? decision : {},
    }));
}

/** The chairman's answer to a question of the scrutineer. */
export function answerQuestion(
  by: Author,
  who: Signer,
  { asked, ...at }: ScheduledRound & { readonly asked: ChairmanQuestion },
  { verdict, count, why }: ChairmansReply,
): readonly Change[] {
  const decision = storeDecision(toRecordRound(at.event, at.round), who, verdict, { note: why, count });
  if (verdict === 'approved') {
    const { judge, dance } = asked;
    if (asked.what === 'short sheet' && judge !== undefined && dance !== undefined) {
      const wanted = at.round.recallSize ?? at.round.entries.length;
      const marks = Math.max(0, wanted - (asked.count ?? 0));
      const part = acceptShortSheet(by, createSheetPlace(at.event, at.round, { judge, dance }), {
        marks,
        asked: wanted,
        why,
      });
      return [{ ...part, patch: { ...part.patch, ...decision } }];
    }
    if (asked.what === 'disqualification') {
      const parts = disqualified(by, at, { couples: asked.couples, why }, decision);
      if (parts.length > 0) return parts;
    }
  }
  return [
    {
      record: {
        ...by,
        ...toRecordRound(at.event, at.round),
        kind: 'decided',
        question: asked.what,
        verdict,
        ...omitUndefined({ count }),
        ...because(why),
      },
      patch: decision,
    },
  ];
}

/** Signs exactly the result that the chairman saw. */
export const signResult = (by: Author, who: Signer, at: ScheduledRound, note: string): Change => ({
  record: { ...by, ...toRecordRound(at.event, at.round), kind: 'result signed off', ...because(note) },
  patch: storeDecision(toRecordRound(at.event, at.round), who, 'signed', {
    note,
    of: getPostingRecord(at.round),
  }),
});

/** Removes the signature, with a reason. */
export const removeSignature = (by: Author, who: Signer, at: ScheduledRound, why: string): Change => ({
  record: { ...by, ...toRecordRound(at.event, at.round), kind: 'signature taken back', why: why.trim() },
  patch: storeDecision(toRecordRound(at.event, at.round), who, 'reopened', { note: why }),
});

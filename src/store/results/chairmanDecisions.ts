import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import type { JudgeKey } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import type { Asked } from './approvals.ts';
import { decide, type Signer } from './approvalWrites.ts';
import { declineChange, type SheetPlace } from '../sheets/sheetWrites.ts';
import type { Patch } from '../tree/patch.ts';
import { shortAccepted } from '../sheets/sheetChanges.ts';
import { editRound, seatPanel, type RoundEdit } from '../rounds/roundEdits.ts';

// Every decision goes out in one patch with its journal record: who, when, and why where a reason is due.

interface At {
  readonly event: CompetitionEvent;
  readonly round: Round;
}

const inRound = ({ event, round }: At) => ({ event: event.key, round: round.number });

const because = (why: string): { readonly why?: string } => (why.trim() === '' ? {} : { why: why.trim() });

/** How a question is answered. In a cut or a tie `count` says how many go through. */
export interface Answered {
  readonly verdict: 'approved' | 'refused';
  readonly count?: number | undefined;
  readonly why: string;
}

/** A record for each couple that is out; the decision goes with the first. */
function disqualified(
  by: Author,
  at: At,
  { couples }: Asked,
  why: string,
  decision: Patch,
): readonly Change[] {
  return at.event.entries
    .filter(({ number }) => number !== undefined && couples.includes(number))
    .map(({ id, number }, place) => ({
      record: {
        ...by,
        ...inRound(at),
        entry: id,
        ...(number === undefined ? {} : { couple: number }),
        kind: 'disqualified',
        why: why.trim(),
      },
      patch: place === 0 ? decision : {},
    }));
}

/** The chairman's answer to a question of the scrutineer. */
export function questionAnswered(
  by: Author,
  who: Signer,
  at: At,
  asked: Asked,
  { verdict, count, why }: Answered,
): readonly Change[] {
  const decision = decide(inRound(at), who, verdict, { note: why, count });
  if (verdict === 'approved') {
    const { judge, dance } = asked;
    if (asked.what === 'short sheet' && judge !== undefined && dance !== undefined) {
      const wanted = at.round.recallSize;
      const marks = Math.max(0, wanted - (asked.count ?? 0));
      const part = shortAccepted(by, { ...inRound(at), judge, dance }, { marks, asked: wanted, why });
      return [{ ...part, patch: { ...part.patch, ...decision } }];
    }
    if (asked.what === 'disqualification') {
      const parts = disqualified(by, at, asked, why, decision);
      if (parts.length > 0) return parts;
    }
  }
  return [
    {
      record: {
        ...by,
        ...inRound(at),
        kind: 'decided',
        question: asked.what,
        verdict,
        ...(count === undefined ? {} : { count }),
        ...because(why),
      },
      patch: decision,
    },
  ];
}

/** The chairman's name stands under the result: nobody can ask to change it any more. */
export const resultSigned = (by: Author, who: Signer, at: At, note: string): Change => ({
  record: { ...by, ...inRound(at), kind: 'result signed off', ...because(note) },
  patch: decide(inRound(at), who, 'signed', { note }),
});

/** The signature comes off again, with the reason why. */
export const signatureTakenBack = (by: Author, who: Signer, at: At, why: string): Change => ({
  record: { ...by, ...inRound(at), kind: 'signature taken back', why: why.trim() },
  patch: decide(inRound(at), who, 'reopened', { note: why }),
});

/** Another recall size or other heats, also of the round behind it where its heats follow from that. */
export const roundsChanged = (
  by: Author,
  event: CompetitionEvent,
  changes: readonly { readonly round: Round; readonly edit: RoundEdit }[],
): readonly Change[] =>
  changes.map(({ round, edit: { recallSize, numHeats } }) => ({
    record: {
      ...by,
      ...inRound({ event, round }),
      kind: 'round changed',
      ...(recallSize === undefined ? {} : { recallSize }),
      ...(numHeats === undefined ? {} : { numHeats }),
    },
    patch: editRound(event, round, { recallSize, numHeats }),
  }));

/** Who leaves a panel and who comes in for them, seat by seat; nobody when it is not the same number of judges. */
export function replacedIn(
  was: readonly JudgeKey[],
  panel: readonly JudgeKey[],
): readonly { readonly judge: JudgeKey; readonly by: JudgeKey }[] {
  const leave = was.filter((judge) => !panel.includes(judge));
  const come = panel.filter((judge) => !was.includes(judge));
  return leave.length === come.length
    ? leave.flatMap((judge, seat) => {
        const standIn = come[seat];
        return standIn === undefined ? [] : [{ judge, by: standIn }];
      })
    : [];
}

/** Who judges the round. A judge who is replaced by another has a journal record, with the reason why. */
export function panelSeated(
  by: Author,
  at: At,
  was: readonly JudgeKey[],
  panel: readonly JudgeKey[],
  why: string,
): readonly Change[] {
  const patch = seatPanel(at.event, at.round, panel);
  const replaced = why.trim() === '' ? [] : replacedIn(was, panel);
  if (replaced.length === 0)
    return [{ record: { ...by, ...inRound(at), kind: 'panel seated', panel, ...because(why) }, patch }];
  return replaced.map(({ judge, by: standIn }, seat) => ({
    record: { ...by, ...inRound(at), kind: 'judge replaced', judge, by: standIn, why: why.trim() },
    patch: seat === 0 ? patch : {},
  }));
}

/** A judge has asked to change a sheet that was sent, and may not: it stays as it is. */
export const changeRefused = (by: Author, sheet: SheetPlace, why: string): Change => ({
  record: { ...by, ...sheet, kind: 'change refused', why: why.trim() },
  patch: declineChange(sheet),
});

import { parseDance } from '../../domain/event/dances.ts';
import type { ReadState } from '../connection/states.ts';
import type { Operation } from '../delivery/operation.ts';
import type { Refusal } from '../delivery/refusal.ts';
import { findEditCounts } from '../registrant/deskEdits.ts';
import { findAssignedNumbers } from '../people/numbers.ts';
import { findDisplayVersions } from './displayVersions.ts';
import { findSavedEditions, isEditionTaken } from '../competition/editions.ts';
import { renumberCountPath } from '../events/renumberings.ts';
import { lineUpVersionPath } from '../rounds/lineUp.ts';
import { getPostingRecord } from '../results/postingRecordOf.ts';
import { decidedAt } from '../results/resultAt.ts';
import { placesAt, postedAfterAt, roundsAt, roundsRecordAt } from '../rounds/roundAt.ts';
import { seatingsAt } from '../rounds/seatings.ts';
import { roundStatePath } from '../rounds/stateOfRound.ts';
import { isSheetIn, judgeSheetsPath } from '../sheets/sheets.ts';
import type { Patch } from '../tree/patch.ts';
import { getRawChild, listRawChildren, toCount, toText, type TreePath } from '../tree/path.ts';
import { parseRoundState } from '../tree/roundState.ts';

export type ReadCurrent = (at: string) => Promise<Exclude<ReadState, { kind: 'waiting' }>>;

/** True if the previous round, ignoring skipped ones, still has to be posted. */
function waitsForAnother(rounds: unknown, number: number): boolean {
  const before = listRawChildren(rounds)
    .map(([key, round]) => ({
      number: Number(key),
      state: parseRoundState(getRawChild(round, 'roundState')),
    }))
    .filter((one) => one.number > number && one.state !== 'skipped')
    .toSorted((a, b) => a.number - b.number)[0];
  return before !== undefined && before.state !== 'posted' && before.state !== 'empty';
}

/** True if a start marks a couple as absent that is no longer in the round. */
function leavesAwayOthers(patch: Patch, at: string, places: unknown): boolean {
  const left = new Set(listRawChildren(places).map(([entry]) => entry));
  return Object.entries(patch)
    .filter(([path, away]) => path.startsWith(`${at}/`) && away === true)
    .some(([path]) => !left.has(path.slice(at.length + 1).split('/')[0] ?? ''));
}

/** The reason for a refusal according to the current tree, for someone who was offline. Undefined: unknown. */
export async function findRefusalReason(
  { changes }: Operation,
  look: ReadCurrent,
): Promise<Refusal | undefined> {
  const read = async <T>({ at, parse }: TreePath<T>): Promise<T | undefined> => {
    const heard = await look(at);
    return heard.kind === 'known' ? parse(heard.raw) : undefined;
  };
  for (const { record, patch } of changes) {
    for (const [at, version] of [...findEditCounts(patch), ...findDisplayVersions(patch)]) {
      const there = await look(at);
      if (there.kind === 'known' && (toCount(there.raw) ?? 0) >= version) return { code: 'overtaken' };
    }
    for (const [at, dancer] of findAssignedNumbers(patch)) {
      const there = await look(at);
      if (there.kind === 'known' && there.raw !== null && there.raw !== dancer)
        return { code: 'number taken' };
    }
    if (record?.kind === 'settings saved')
      for (const at of findSavedEditions(patch, record.what)) {
        const there = await look(at);
        if (there.kind === 'known' && isEditionTaken(there.raw, record.edition)) return { code: 'overtaken' };
      }
    if (record === undefined || !('event' in record) || record.event === undefined) continue;
    const { event, round, renumbered } = record;
    if ((await read(renumberCountPath(event))) !== renumbered) return { code: 'renumbered' };
    if (record.kind === 'result posted') {
      const last = await look(roundsRecordAt(event, round));
      if (last.kind === 'known' && last.raw !== patch[postedAfterAt(event, round)])
        return { code: 'overtaken' };
    }
    if (record.kind === 'result signed off') {
      const last = await look(roundsRecordAt(event, round));
      const signed = getRawChild(patch[decidedAt(event, round)], 'of');
      if (last.kind === 'known' && getPostingRecord({ lastRecord: toText(last.raw) }) !== signed)
        return { code: 'result changed' };
    }
    if (record.kind === 'state changed' && record.to === 'running') {
      const places = await look(placesAt(event, round));
      if (places.kind === 'known' && places.raw === null) return { code: 'nobody in it' };
      if (places.kind === 'known' && leavesAwayOthers(patch, placesAt(event, round), places.raw))
        return { code: 'other line-up' };
      const rounds = await look(roundsAt(event));
      if (rounds.kind === 'known' && waitsForAnother(rounds.raw, round)) return { code: 'comes first' };
      const state = await read(roundStatePath(event, round));
      if (state !== undefined && state !== record.from) return { code: 'overtaken' };
    }
    if (record.kind === 'judge replaced' || record.kind === 'panel seated') {
      const state = await read(roundStatePath(event, round));
      if (state === 'posted') return { code: 'posted' };
      if (state === 'marked') return { code: 'overtaken' };
      const seatings = await look(seatingsAt(event, round));
      const isTaken = ([number]: readonly [string, unknown]): boolean =>
        `${seatingsAt(event, round)}/${number}` in patch;
      if (seatings.kind === 'known' && listRawChildren(seatings.raw).some(isTaken))
        return { code: 'overtaken' };
    }
    if (record.kind !== 'marks keyed from paper' && record.kind !== 'marks changed') continue;
    if ((await read(roundStatePath(event, round))) === 'posted') return { code: 'posted' };
    const sheet = (await read(judgeSheetsPath(event, round, record.judge)))?.get(parseDance(record.dance));
    if (isSheetIn(sheet, { lineUp: await read(lineUpVersionPath(event, round)) }))
      return { code: 'sheet is in' };
  }
  return undefined;
}

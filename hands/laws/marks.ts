import { findJudgeOfDevice } from '../hall/day.ts';
import { parseEventKey } from '../../src/domain/ids.ts';
import { recordAt } from '../../src/store/journal/recordAt.ts';
import { PLAN_RECORD_AT } from '../../src/store/plan/planning.ts';
import { getNode } from '../../src/server/tree/node.ts';
import { parsePath } from '../../src/server/tree/paths.ts';
import { roundStateAt } from '../../src/store/rounds/roundAt.ts';
import { toStoredState } from '../../src/store/tree/roundState.ts';
import { lineUpVersionPath } from '../../src/store/rounds/lineUp.ts';
import { marksAt, sheetsAt } from '../../src/store/sheets/sheetAt.ts';
import { getRawChild } from '../../src/store/tree/path.ts';
import { readValue, type AcceptedPatch } from '../hall/embedded.ts';
import type { Law } from './laws.ts';
import { listAcceptedSince } from './seen.ts';

/** The kinds of a patch's journal records. */
const kindsIn = (patch: AcceptedPatch['patch']): ReadonlySet<unknown> =>
  new Set(
    Object.entries(patch).flatMap(([at, record]) =>
      at.startsWith(recordAt('')) ? [getRawChild(record, 'kind')] : [],
    ),
  );

const sheetOf = (place: string): string => place.replace(marksAt(), sheetsAt());

const readBefore = ({ before }: AcceptedPatch, place: string): unknown =>
  readValue(getNode(before, parsePath(place)));

/** True if the sheet was already in before this patch, for the line-up of that time. */
function wasIn(one: AcceptedPatch, place: string): boolean {
  const [, name, round] = place.split('/');
  const event = parseEventKey(name ?? '');
  if (event === undefined) return false;
  const read = (path: string): unknown => readBefore(one, path);
  const sheet: unknown = read(sheetOf(place));
  const state = getRawChild(sheet, 'state');
  const lineUp: unknown = read(lineUpVersionPath(event, Number(round)).at);
  return state !== undefined && state !== 'draft' && (getRawChild(sheet, 'lineUp') ?? null) === lineUp;
}

/** True if the patch changes nothing: the device sends a write again when the answer was lost. */
const isSame = ({ before, patch }: AcceptedPatch, place: string): boolean =>
  JSON.stringify(readValue(getNode(before, parsePath(place)))) === JSON.stringify(patch[place]);

/**
 * True if paper entry was allowed: the round is not posted, and the scrutineer had seen any sheet that was
 * already in.
 */
function maySayPaper(one: AcceptedPatch, place: string): boolean {
  const [, name, round] = place.split('/');
  const event = parseEventKey(name ?? '');
  if (event === undefined) return false;
  if (readBefore(one, roundStateAt(event, Number(round))) === toStoredState('posted')) return false;
  const seen = getRawChild(one.patch[sheetOf(place)], 'over');
  return (
    !wasIn(one, place) || (seen !== undefined && seen === getRawChild(readBefore(one, sheetOf(place)), 'at'))
  );
}

/**
 * True if a patch may change the marks of a sheet. Allowed are its own judge, until the sheet is sent; paper
 * entry; and a plan that moves the round. A posting deletes the marks of sheets that were not in, so that
 * uncounted marks stay private.
 */
function mayMark(one: AcceptedPatch, place: string): boolean {
  const { uid, patch } = one;
  const [, , , judge] = place.split('/');
  if (judge !== undefined && findJudgeOfDevice(uid) === judge)
    return !wasIn(one, place) || isSame(one, place);
  if (PLAN_RECORD_AT in patch) return true;
  const kinds = kindsIn(patch);
  if (kinds.has('marks keyed from paper') || kinds.has('marks changed')) return maySayPaper(one, place);
  return kinds.has('result posted') && patch[place] === null && !wasIn(one, place);
}

/** Marks change only by their judge, or by paper entry. */
export const marksBelongToJudges: Law = {
  name: 'Marks change only by their judge, or from paper',
  breach: (hall) => {
    for (const one of listAcceptedSince(marksBelongToJudges, hall))
      for (const place of Object.keys(one.patch))
        if (place.startsWith(`${marksAt()}/`) && !mayMark(one, place))
          return `${one.uid} has overwritten ${place}`;
    return undefined;
  },
};

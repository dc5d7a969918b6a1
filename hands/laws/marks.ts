import { judgeOfDevice } from '../hall/day.ts';
import { eventKey } from '../../src/domain/ids.ts';
import { recordAt } from '../../src/store/journal/recordAt.ts';
import { PLAN_RECORD } from '../../src/store/plan/planning.ts';
import { at } from '../../src/server/tree/node.ts';
import { parsePath } from '../../src/server/tree/paths.ts';
import { roundStateAt } from '../../src/store/rounds/roundAt.ts';
import { storedState } from '../../src/store/tree/roundState.ts';
import { lineUpOfRound } from '../../src/store/rounds/lineUp.ts';
import { marksAt, sheetsAt } from '../../src/store/sheets/sheetAt.ts';
import { childOf } from '../../src/store/tree/path.ts';
import { valueOf, type Taken } from '../hall/embedded.ts';
import type { Law } from './laws.ts';
import { takenSince } from './seen.ts';

/** What the records of a patch say was done. */
const kindsIn = (patch: Taken['patch']): ReadonlySet<unknown> =>
  new Set(
    Object.entries(patch).flatMap(([at, record]) =>
      at.startsWith(recordAt('')) ? [childOf(record, 'kind')] : [],
    ),
  );

const sheetOf = (place: string): string => place.replace(marksAt(), sheetsAt());

const readBefore = ({ before }: Taken, place: string): unknown => valueOf(at(before, parsePath(place)));

/** Whether a sheet had been let go of, for the line-up that was then. */
function wasIn(one: Taken, place: string): boolean {
  const [, name, round] = place.split('/');
  const event = eventKey(name ?? '');
  if (event === undefined) return false;
  const read = (path: string): unknown => readBefore(one, path);
  const sheet: unknown = read(sheetOf(place));
  const state = childOf(sheet, 'state');
  const lineUp: unknown = read(lineUpOfRound(event, Number(round)).at);
  return state !== undefined && state !== 'draft' && (childOf(sheet, 'lineUp') ?? null) === lineUp;
}

/** What was sent without an answer is sent once more. */
const isSame = ({ before, patch }: Taken, place: string): boolean =>
  JSON.stringify(valueOf(at(before, parsePath(place)))) === JSON.stringify(patch[place]);

/** Nothing was in, or whoever keys the paper has had before them what was; and none of it is public. */
function maySayPaper(one: Taken, place: string): boolean {
  const [, name, round] = place.split('/');
  const event = eventKey(name ?? '');
  if (event === undefined) return false;
  if (readBefore(one, roundStateAt(event, Number(round))) === storedState('posted')) return false;
  const seen = childOf(one.patch[sheetOf(place)], 'over');
  return (
    !wasIn(one, place) || (seen !== undefined && seen === childOf(readBefore(one, sheetOf(place)), 'at'))
  );
}

/**
 * Whether a patch may say what is on a sheet: its judge's own as long as it is not let go of, also from another phone; one that keys paper, or a plan that moves the round. A
 * posting takes off what was not in: it did not count, and does not become public with what did.
 */
function mayMark(one: Taken, place: string): boolean {
  const { uid, patch } = one;
  const [, , , judge] = place.split('/');
  if (judge !== undefined && judgeOfDevice(uid) === judge) return !wasIn(one, place) || isSame(one, place);
  if (PLAN_RECORD in patch) return true;
  const kinds = kindsIn(patch);
  if (kinds.has('marks keyed from paper') || kinds.has('marks changed')) return maySayPaper(one, place);
  return kinds.has('result posted') && patch[place] === null && !wasIn(one, place);
}

/** What was marked stays until its judge changes it, or the scrutineer keys it from paper. */
export const marksAreTheJudges: Law = {
  name: 'No mark changes but by its judge, or from paper',
  breach: (hall) => {
    for (const one of takenSince(marksAreTheJudges, hall))
      for (const place of Object.keys(one.patch))
        if (place.startsWith(`${marksAt()}/`) && !mayMark(one, place))
          return `${one.uid} has written over ${place}`;
    return undefined;
  },
};

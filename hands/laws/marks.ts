import { judgeOfDevice } from '../hall/day.ts';
import type { Hall } from '../hall/hall.ts';
import { recordAt } from '../../src/store/journal/recordAt.ts';
import { PLAN_RECORD } from '../../src/store/plan/planning.ts';
import { marksAt } from '../../src/store/sheets/sheetAt.ts';
import { childOf } from '../../src/store/tree/path.ts';
import type { Taken } from '../hall/embedded.ts';
import type { Law } from './laws.ts';

const seen = new WeakMap<Hall, number>();

/** Whether a patch may say what is on a sheet: its judge's own, one that keys paper, or a plan that moves the round. */
function mayMark({ uid, patch }: Taken, place: string): boolean {
  const [, , , judge] = place.split('/');
  if (judge !== undefined && judgeOfDevice(uid) === judge) return true;
  if (PLAN_RECORD in patch) return true;
  return Object.entries(patch).some(([at, record]) => {
    const kind = at.startsWith(recordAt('')) ? childOf(record, 'kind') : undefined;
    return kind === 'marks keyed from paper' || kind === 'marks changed';
  });
}

/** What was marked stays until its judge changes it, or the scrutineer keys it from paper. */
export const marksAreTheJudges: Law = {
  name: 'No mark changes but by its judge, or from paper',
  breach: (hall) => {
    const { taken } = hall.server;
    const fresh = taken.slice(seen.get(hall) ?? 0);
    seen.set(hall, taken.length);
    for (const one of fresh)
      for (const place of Object.keys(one.patch))
        if (place.startsWith(`${marksAt()}/`) && !mayMark(one, place))
          return `${one.uid} has written over ${place}`;
    return undefined;
  },
};

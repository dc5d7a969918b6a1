import type { Session } from '../connection/session.ts';
import type { TreePath } from '../tree/path.ts';
import { renumberCountPath } from '../events/renumberings.ts';
import { judgesMarksPath } from './marks.ts';
import { roundStatePath } from '../rounds/stateOfRound.ts';
import { lineUpVersionPath } from '../rounds/lineUp.ts';
import { isSheetIn, judgeSheetsPath } from './sheets.ts';
import type { SheetPlace } from './sheetAt.ts';
import type { StoredSheet } from './reception.ts';

/** Reads the backend's state of a sheet, as far as this device may read it; waits while offline. */
export async function readStoredSheet(
  session: Pick<Session, 'readOnce'>,
  place: SheetPlace,
): Promise<StoredSheet> {
  const { event, round, judge, dance } = place;
  const read = async <T>({ at, parse }: TreePath<T>): Promise<T | undefined> => {
    const heard = await session.readOnce(at);
    return heard.kind === 'known' ? parse(heard.raw) : undefined;
  };
  const state = await read(roundStatePath(event, round));
  const marks = await read(judgesMarksPath(event, round, judge));
  const ofDance = marks?.get(dance);
  return {
    renumbered: await read(renumberCountPath(event)),
    state: state ?? 'initialized',
    marks: ofDance?.kind === 'numbers' ? ofDance.numbers : marks && [],
    isIn: isSheetIn((await read(judgeSheetsPath(event, round, judge)))?.get(dance), {
      lineUp: await read(lineUpVersionPath(event, round)),
    }),
  };
}

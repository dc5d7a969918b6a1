import { DUTIES, type DutyPresence } from '../../domain/floor/dutyPresence.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import { presenceForm } from '../../schema/nodes/online.ts';
import { getRawChild, listRawChildren, type TreePath } from '../tree/path.ts';
import { ONLINE_AT } from './online.ts';

// Apart from online.ts, which a judge's phone loads.

/** Present and past devices, for staff. */
export const devicesOnline: TreePath<readonly DutyPresence[]> = {
  at: ONLINE_AT,
  parse: (raw) =>
    listRawChildren(raw).flatMap(([uid, its]) =>
      mapDefined(DUTIES, (duty) => {
        const presence = presenceForm.read(getRawChild(its, duty));
        return presence && { uid, duty, of: undefined, since: undefined, ...presence };
      }),
    ),
};

import { DISPLAYS_AT } from '../../schema/nodes/addresses.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import type { Patch } from '../tree/patch.ts';
import { getRawChild, toCount } from '../tree/path.ts';

// In a file of its own, because every staff desk needs it, and few load the displays.

/** The versions of displays and queues that a patch writes, by address. */
export const findDisplayVersions = (patch: Patch): readonly (readonly [at: string, version: number])[] =>
  mapDefined(Object.entries(patch), ([at, value]): readonly [string, number] | undefined => {
    if (!at.startsWith(`${DISPLAYS_AT}/`)) return undefined;
    const own = at.endsWith('/version');
    const version = toCount(own ? value : getRawChild(value, 'version'));
    return version === undefined ? undefined : [own ? at : `${at}/version`, version];
  });

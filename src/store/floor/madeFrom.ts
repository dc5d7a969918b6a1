import { mapDefined } from '../../domain/defined.ts';
import type { Patch } from '../tree/patch.ts';
import { childOf, textOf } from '../tree/path.ts';

// Apart from displays.ts: every desk of the staff asks it, and few have a display before them.

export const DISPLAYS = 'jumbotron/displays';

/**
 * What changes of displays were made from: where the key lies that says so, and which one it was. Undefined: there was none
 * yet. Another one there now, and the change is refused.
 */
export const madeFromIn = (patch: Patch): readonly (readonly [at: string, key: string | undefined])[] =>
  mapDefined(Object.entries(patch), ([at, value]): readonly [string, string | undefined] | undefined => {
    if (!at.startsWith(`${DISPLAYS}/`)) return undefined;
    if (at.endsWith('/air/pageOf')) return [`${at.slice(0, -'pageOf'.length)}key`, textOf(value)];
    const over = textOf(childOf(value, 'over'));
    return at.endsWith('/queue') || (at.endsWith('/air') && over !== undefined)
      ? [`${at}/key`, over]
      : undefined;
  });

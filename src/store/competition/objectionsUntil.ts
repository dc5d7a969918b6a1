import type { Patch } from '../tree/patch.ts';
import { numberOf, type Path } from '../tree/path.ts';

const AT = 'settings/objectionsUntil';

/** Until when anybody may object to an entry, in milliseconds; undefined: nobody may. */
export const objectionsUntil: Path<number | undefined> = { at: AT, parse: numberOf };

export const objectionsEndAt = (at: number | undefined): Patch => ({ [AT]: at ?? null });

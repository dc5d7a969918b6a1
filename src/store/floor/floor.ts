import type { Position } from '../../domain/floor/position.ts';
import type { EventKey } from '../../domain/ids.ts';
import { announcement } from './announcement.ts';
import { nameKey, pronunciations } from './pronunciations.ts';
import { live } from './live.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';

/**
 * The next heat is called. Written with its round, and as where the floor stands and not as a step: two who press at
 * once call the same heat. The music has not begun.
 */
export const callHeat = (
  at: { readonly event: EventKey; readonly round: number },
  { dance, heat }: Position,
): Patch => ({
  [`${live.at}/event`]: at.event,
  [`${live.at}/round`]: at.round,
  [`${live.at}/dance`]: dance,
  [`${live.at}/heat`]: heat,
  [`${live.at}/startedAt`]: null,
});

/** The music plays from now on. */
export const startMusic = (): Patch => ({ [`${live.at}/startedAt`]: SERVER_TIME });

/** Everybody is told this until it is taken down or the next round starts; nothing takes it down. */
export const announce = (words: string): Patch => ({
  [announcement.at]: words.trim() === '' ? null : words.trim(),
});

/** How a name is said; nothing forgets it. */
export const sayLikeThis = (name: string, say: string): Patch => ({
  [`${pronunciations.at}/${nameKey(name)}`]: say.trim() === '' ? null : say.trim(),
});

import type { Json } from '../../../tree/json.ts';
import { NOW } from '../midday.ts';
import { ADMIN, and, CHAIR, DECK, MC, NOBODY, OFFICE, SIGNED_IN, STAFF, type Who } from '../who.ts';
import { cell, step, written, type Part, type Place, type Uid } from './rows.ts';

const own =
  (below: string): Place =>
  (who: Who, uid: Uid) =>
    `online/${uid(who)}/${below}`;

const THERE = { since: NOW, seen: NOW } satisfies Json;

/** Whose code each of them has shown, whether it holds or not. */
const SHOWN: { readonly [who in Who]?: string } = {
  'judge A': 'A',
  'judge B': 'B',
  'off the panel': 'D',
  rotated: 'C',
  removed: 'E',
  'struck off': 'F',
};
const theirs =
  (changed: { readonly [field: string]: Json } = {}) =>
  (who: Who): Json => ({ ...THERE, of: SHOWN[who] ?? 'A', ...changed });
const CODE_HOLDS: readonly Who[] = and(['judge A', 'judge B', 'off the panel']);

/** Which devices are there: each says it of itself. */
export const online: Part = {
  reads: [
    ['online', STAFF],
    [(who, uid) => `online/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `online/${uid('judge A')}`, and(['judge A'], STAFF)],
    [(_, uid) => `online/${uid('judge A')}/judge/seen`, and(['judge A'], STAFF)],
  ],
  cells: [
    // Nobody takes away that somebody was there, and nobody gives it an order.
    cell(own('judge'), theirs(), { writers: CODE_HOLDS, removers: NOBODY, rankers: NOBODY }),
    cell(own('judge/since'), NOW, {
      writers: ['judge A'],
      removers: and(['judge A', 'rotated']),
      rankers: NOBODY,
    }),
    cell(own('judge/seen'), NOW, { writers: ['judge A'], removers: NOBODY, rankers: NOBODY }),
    cell(own('deck'), THERE, { writers: and(DECK, ADMIN), removers: NOBODY, rankers: NOBODY }),
    written(own('scrutineer'), THERE, OFFICE),
    written(own('chairman'), THERE, and(CHAIR, ADMIN)),
    written(own('mc'), THERE, and(MC, ADMIN)),
    cell(own('display'), { ...THERE, of: 'HA44' }, { writers: SIGNED_IN, removers: NOBODY, rankers: NOBODY }),
    written(own('display'), { ...THERE, of: 'ACDE' }, NOBODY),
    written(own('display'), { ...THERE, of: 'HA44/name' }, NOBODY),
    written(own('display'), THERE, NOBODY),
    cell(own(''), { mc: THERE }, { writers: NOBODY }),
    // Of themselves alone, what is so, and now.
    written((_, uid) => `online/${uid('judge A')}/judge`, theirs({ of: 'A' }), ['judge A']),
    written((_, uid) => `online/${uid('anon')}/mc`, THERE, NOBODY),
    written(own('judge'), theirs({ of: 'B' }), ['judge B']),
    written(own('judge'), THERE, NOBODY),
    written(own('judge'), theirs({ since: 1_600_000_000_000 }), NOBODY),
    written(own('judge'), theirs({ seen: 1_600_000_000_000 }), NOBODY),
    written(own('judge'), theirs({ seen: null }), NOBODY),
    written(own('judge'), theirs({ says: 'x' }), NOBODY),
    written(own('judge'), theirs({ of: 'x'.repeat(81) }), NOBODY),
    written(own('judge'), theirs({ of: { '.value': 'A', '.priority': 1 } }), NOBODY),
    // How many sheets a phone holds: of a judge alone, of themselves, and a count.
    cell(own('judge/unsent'), 3, { writers: ['judge A'] }),
    written(own('judge'), theirs({ unsent: { '.value': 3, '.priority': 1 } }), NOBODY),
    written(own('judge'), theirs({ unsent: 3 }), CODE_HOLDS),
    written((_, uid) => `online/${uid('judge A')}/judge/unsent`, 3, ['judge A']),
    written(own('judge'), theirs({ unsent: 0 }), NOBODY),
    written(own('judge'), theirs({ unsent: 1000 }), NOBODY),
    written(own('judge'), theirs({ unsent: 1.5 }), NOBODY),
    written(own('judge'), theirs({ unsent: 'three' }), NOBODY),
    written(own('mc'), { ...THERE, unsent: 3 }, NOBODY),
    written(own('mc'), { ...THERE, of: 'A' }, NOBODY),
    written(own('dancer'), THERE, NOBODY),
    written(own('mc'), true, NOBODY),
  ],
  pushes: [
    ['online', { mc: THERE }, NOBODY],
    [(who, uid) => `online/${uid(who)}`, THERE, NOBODY],
  ],
  steps: [
    // Also whose code was replaced since they came.
    step('a device says that it goes', and(['judge A', 'rotated']), (who, uid) => ({
      [`online/${uid(who)}/judge/since`]: null,
      [`online/${uid(who)}/judge/seen`]: NOW,
    })),
    step('a device says with its going how many sheets it holds', ['judge A'], (who, uid) => ({
      [`online/${uid(who)}/judge/since`]: null,
      [`online/${uid(who)}/judge/seen`]: NOW,
      [`online/${uid(who)}/judge/unsent`]: 3,
    })),
    step('a device that was never there says that it goes', NOBODY, (who, uid) => ({
      [`online/${uid(who)}/chairman`]: { seen: 1_600_000_000_000 },
    })),
  ],
};

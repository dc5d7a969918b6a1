import { childOf, countOf, type Path } from '../tree/path.ts';

/** Where it is counted how often somebody has changed which events there are, with those that went last. */
export const OFFERED = 'settings/offered';

export const offerEdition: Path<number> = {
  at: OFFERED,
  parse: (raw) => countOf(childOf(childOf(raw, 'editions'), 'events')) ?? 0,
};

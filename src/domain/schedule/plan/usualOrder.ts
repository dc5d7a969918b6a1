import type { CustomTerm } from '../../event/storedTerm.ts';
import { FLOOR_ORDER } from '../../event/dances.ts';
import { isInOpenGroup, LEVELS, OPEN_GROUP, STYLES, type Style } from '../../event/terms.ts';
import type { PlannedEvent, PlanItem } from './plan.ts';

type RoundItem = PlanItem & { readonly kind: 'round' };

/** The word's index in a standard list; unknown words come last. */
const placeIn = (list: readonly string[], word: string | CustomTerm): number => {
  const place = typeof word === 'string' ? list.indexOf(word) : -1;
  return place === -1 ? list.length : place;
};

/** The syllabus first, then the open group. */
const LEVELS_OF_THE_DAY = [...LEVELS.filter((level) => !isInOpenGroup(level)), ...OPEN_GROUP];

const levelPlace = (event: PlannedEvent): number => placeIn(LEVELS_OF_THE_DAY, event.level);

/** The index of its first dance in floor order. */
const dancePlace = ({ style, dances }: PlannedEvent): number =>
  typeof style === 'string' ? Math.min(...dances.map((dance) => placeIn(FLOOR_ORDER[style], dance)), 99) : 99;

/** Smooth, Standard, Rhythm, Latin is the order of a collegiate day; Nightclub is in the evening. */
const PLACE_IN_THE_DAY = {
  Smooth: 0,
  Standard: 1,
  Rhythm: 2,
  Latin: 3,
  Nightclub: 4,
} as const satisfies Record<Style, number>;

/** Made-up styles come last. */
const stylePlace = ({ style }: PlannedEvent): number =>
  typeof style === 'string' ? PLACE_IN_THE_DAY[style] : STYLES.length;

interface Place {
  readonly item: RoundItem;
  readonly by: readonly number[];
}

/** The number of rounds danced before it in its event. */
const stage = ({ event, round }: RoundItem): number => event.rounds.length - 1 - round.number;

const placeOf = (item: RoundItem): Place => ({
  item,
  by: [stylePlace(item.event), stage(item), levelPlace(item.event), dancePlace(item.event)],
});

function byPlace(a: Place, b: Place): number {
  const first = a.by.findIndex((place, at) => place !== b.by[at]);
  if (first !== -1) return (a.by[first] ?? 0) - (b.by[first] ?? 0);
  if (a.item.event.name < b.item.event.name) return -1;
  return a.item.event.name > b.item.event.name ? 1 : 0;
}

/**
 * The usual order of a day: style by style; within a style, the first rounds of all events by level and then floor
 * order, then all second rounds, and so on. Interleaving levels lets dancers rest and scrutineers catch up: Newcomer,
 * Bronze and Silver 1st Round, then Newcomer, Bronze and Silver 2nd Round.
 */
export const sortInUsualOrder = (rounds: readonly RoundItem[]): readonly RoundItem[] =>
  rounds
    .map(placeOf)
    .toSorted(byPlace)
    .map(({ item }) => item);

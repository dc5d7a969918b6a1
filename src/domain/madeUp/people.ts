import { mapDefined } from '../mapDefined.ts';
import type { Level } from '../event/terms.ts';
import { pickWeighted, type RandomSource } from '../random.ts';
import { createNameGenerator, drawSchoolNames } from './names.ts';
import { DANCED_STYLES, type DancedStyle, type Profile } from './profile.ts';

export interface MadeUpDancer {
  readonly id: string;
  readonly name: string;
  readonly school: string;
  readonly leads: boolean;
  readonly follows: boolean;
}

export interface MadeUpCouple {
  readonly lead: MadeUpDancer;
  readonly follow: MadeUpDancer;
  readonly home: Level;
  /** The dancer also enters the level above their usual one. */
  readonly stretch: boolean;
  readonly styles: readonly DancedStyle[];
  /** Relative number of events they want; 1 is the median. */
  readonly keen: number;
  /** True if both had no partner and were matched at the TBA desk. */
  readonly matched: boolean;
}

export interface MadeUpPeople {
  readonly schools: readonly string[];
  readonly dancers: readonly MadeUpDancer[];
  readonly couples: readonly MadeUpCouple[];
}

/** Probability of dancing both roles. */
const BOTH_ROLES = 0.05;
/** Probability of a second partner. */
const SECOND_PARTNER = 0.21;
const SEEKS_A_PARTNER = 0.3;
const PARTNERS_OF_ONE_SCHOOL = 0.85;

/** A few schools send busloads, most a handful. */
const schoolsBySize = (schools: readonly string[], chance: RandomSource): string =>
  pickWeighted(chance, schools, (school) => 1 / (schools.indexOf(school) + 2)) ?? '';

function wishes(
  chance: RandomSource,
  profile: Profile,
): Pick<MadeUpCouple, 'home' | 'stretch' | 'styles' | 'keen'> {
  const [home] = pickWeighted(chance, profile.homes, ([, share]) => share) ?? ['Bronze' as const];
  const favorite = DANCED_STYLES[chance.upTo(DANCED_STYLES.length)];
  const keen = Math.exp(profile.keenness * chance.bell());
  // Keen dancers dance every style, others only one.
  let otherStyles = 0.15;
  if (keen > 1.6) otherStyles = 0.9;
  else if (keen > 0.6) otherStyles = 0.45;
  return {
    home,
    stretch: chance.happens(0.76),
    styles: DANCED_STYLES.filter((style) => style === favorite || chance.happens(otherStyles)),
    keen,
  };
}

/** Pairs lead n with follow n; those matched at the TBA desk come from any schools. */
function firstPartners(
  chance: RandomSource,
  profile: Profile,
  schools: readonly string[],
): readonly MadeUpCouple[] {
  const pairs = Math.round(profile.people / 2);
  const matched = new Set(
    chance
      .shuffled(Array.from({ length: pairs }, (_, at) => at))
      .slice(0, Math.round(pairs * SEEKS_A_PARTNER)),
  );
  const bothRoles = new Set(
    chance
      .shuffled(Array.from({ length: pairs }, (_, at) => at))
      .slice(0, Math.round(profile.people * BOTH_ROLES)),
  );
  const nextName = createNameGenerator(chance);
  return Array.from({ length: pairs }, (_, at) => {
    const school = schoolsBySize(schools, chance);
    const together = !matched.has(at) && chance.happens(PARTNERS_OF_ONE_SCHOOL);
    const lead = {
      id: `d${2 * at + 1}`,
      name: nextName(),
      school,
      leads: true,
      follows: bothRoles.has(at),
    };
    const follow = {
      id: `d${2 * at + 2}`,
      name: nextName(),
      school: together ? school : schoolsBySize(schools, chance),
      leads: false,
      follows: true,
    };
    return { lead, follow, ...wishes(chance, profile), matched: matched.has(at) };
  });
}

/** Dancers of both roles follow another lead; some others lend each other a partner for a few events. */
function secondPartners(
  chance: RandomSource,
  first: readonly MadeUpCouple[],
  profile: Profile,
): readonly MadeUpCouple[] {
  const both = first.filter(({ lead }) => lead.follows);
  const leadOnly = first.filter(({ lead }) => !lead.follows);
  const free = [...chance.shuffled(leadOnly)];
  const lent = (lead: MadeUpCouple, follow: MadeUpDancer): MadeUpCouple => ({
    ...lead,
    follow,
    keen: (lead.keen * 2) / 3,
    matched: false,
  });
  const switched = mapDefined(both, ({ lead }) => {
    const other = free.pop();
    return other === undefined ? undefined : lent(other, lead);
  });
  // Each lent partner gives two people a second partner.
  const more = Math.max(0, Math.round((profile.people * SECOND_PARTNER) / 2) - switched.length);
  const borrowed = mapDefined(
    Array.from({ length: more }, () => [free.pop(), free.pop()] as const),
    ([lead, other]) => (lead === undefined || other === undefined ? undefined : lent(lead, other.follow)),
  );
  return [...switched, ...borrowed];
}

export function drawPeople(chance: RandomSource, profile: Profile): MadeUpPeople {
  const schools = drawSchoolNames(chance, profile.schools);
  const first = firstPartners(chance, profile, schools);
  return {
    schools,
    dancers: first.flatMap(({ lead, follow }) => [lead, follow]),
    couples: [...first, ...secondPartners(chance, first, profile)],
  };
}

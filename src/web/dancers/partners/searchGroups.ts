import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { LEVELS, STYLES, type EventLevel, type EventStyle } from '../../../domain/event/terms.ts';
import type { DanceRole } from '../../../domain/people/people.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import type { Search } from '../../../store/people/searches.ts';

/** A dancer who looks for a partner in one role, with their searches and their wish. */
export interface Seeker {
  readonly who: RegisteredPerson;
  readonly role: DanceRole;
  readonly looksFor: readonly { readonly level: EventLevel; readonly style: EventStyle }[];
  readonly note: string;
}

/** The filter of the list; undefined shows all. */
export interface SearchFilter {
  readonly style: string | undefined;
  readonly level: string | undefined;
}

const isShown = ({ level, style }: Search, shown: SearchFilter): boolean =>
  (shown.style === undefined || toStoredTerm(style) === shown.style) &&
  (shown.level === undefined || toStoredTerm(level) === shown.level);

/** Lists all seekers by name, one row per role. Dancers whose name is not public are omitted. */
export function listSeekers(
  searches: readonly Search[],
  people: readonly RegisteredPerson[],
  role: DanceRole,
  shown: SearchFilter,
): readonly Seeker[] {
  const byDancer = new Map<string, Search[]>();
  for (const search of searches)
    if (search.role === role)
      byDancer.set(search.competitor, [...(byDancer.get(search.competitor) ?? []), search]);
  return people
    .flatMap((who): readonly Seeker[] => {
      const ownSearches = byDancer.get(who.id) ?? [];
      if (!ownSearches.some((search) => isShown(search, shown))) return [];
      const looksFor = new Map(
        ownSearches.map(({ level, style }) => [
          `${toStoredTerm(level)} ${toStoredTerm(style)}`,
          { level, style },
        ]),
      );
      return [
        {
          who,
          role,
          looksFor: [...looksFor.values()],
          note: ownSearches.find(({ note }) => note !== '')?.note ?? '',
        },
      ];
    })
    .toSorted((a, b) => a.who.name.localeCompare(b.who.name));
}

/**
 * A dancer who searches only as a lead sees follows first. Everyone else sees leads, because they are fewer.
 */
export function pickSideToShow(searches: readonly Search[], mine: readonly string[]): DanceRole {
  const own = searches.filter(({ competitor }) => mine.includes(competitor));
  return own.length > 0 && own.every(({ role }) => role === 'lead') ? 'follow' : 'lead';
}

const inListOrder =
  (list: readonly string[]) =>
  (a: string, b: string): number =>
    (list.indexOf(a) + 1 || Infinity) - (list.indexOf(b) + 1 || Infinity);

/** The styles and levels that have searches, in the order of the program, and the number of dancers per style. */
export function listFilters(searches: readonly Search[]): {
  readonly styles: readonly { readonly style: EventStyle; readonly dancers: number }[];
  readonly levels: readonly EventLevel[];
} {
  const styles = new Map(searches.map(({ style }) => [toStoredTerm(style), style]));
  const levels = new Map(searches.map(({ level }) => [toStoredTerm(level), level]));
  const inStyle = (key: string): number =>
    new Set(searches.flatMap(({ style, competitor }) => (toStoredTerm(style) === key ? [competitor] : [])))
      .size;
  return {
    styles: [...styles]
      .toSorted(([a], [b]) => inListOrder(STYLES)(a, b))
      .map(([key, style]) => ({ style, dancers: inStyle(key) })),
    levels: [...levels].toSorted(([a], [b]) => inListOrder(LEVELS)(a, b)).map(([, level]) => level),
  };
}

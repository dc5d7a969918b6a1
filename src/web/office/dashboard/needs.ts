import type { CompetitionEvent } from '../../../domain/competition.ts';
import { findRuleViolations } from '../../../domain/eligibility/ruleViolations.ts';
import type { EligibilityRules } from '../../../domain/eligibility/rules.ts';
import { buildDirectory, type RegisteredPerson } from '../../../domain/people/directory.ts';
import { findLookAlikes } from '../../../domain/people/lookAlikes.ts';
import {
  listDancers,
  INDEPENDENT,
  normalizeKnownName,
  listPublicNames,
  normalizeSpelling,
} from '../../../domain/people/people.ts';
import { countNumbers, type NumberRange } from '../../../domain/people/numberRange.ts';
import { countField } from '../../../domain/round/countField.ts';
import { isKnownNumber } from '../../../domain/people/placeholder.ts';
import { collectUsedNumbers } from '../../../domain/registrant/partnerRequest.ts';
import { findStandardSchool, type OwnSchool } from '../../../domain/registrant/schools.ts';
import { buildRulingKey, type Rulings } from '../../../store/registrant/rulings.ts';
import type { Search } from '../../../store/people/searches.ts';
import type { MoneyTotals } from './moneyTotals.ts';

/** An event with fewer couples needs a decision: combine, keep or cancel it. */
export const MIN_COUPLES_PER_EVENT = 5;

/** A problem to fix before the day, with details of the first of its kind. */
export type OpenIssue =
  /** `open`: in cents. */
  | { readonly kind: 'unpaid'; readonly count: number; readonly open: number }
  | { readonly kind: 'floods'; readonly count: number }
  /** `count`: the free lead numbers. */
  | { readonly kind: 'numbers low'; readonly count: number; readonly from: number; readonly to: number }
  | { readonly kind: 'looking'; readonly count: number; readonly leads: number; readonly follows: number }
  | { readonly kind: 'twice'; readonly count: number; readonly names: readonly string[] }
  | {
      readonly kind: 'rules';
      readonly count: number;
      readonly names: readonly string[];
      readonly event: CompetitionEvent;
    }
  | {
      readonly kind: 'small';
      readonly count: number;
      readonly event: CompetitionEvent;
      readonly couples: number;
      readonly alone: number;
    }
  | {
      readonly kind: 'schools';
      readonly count: number;
      readonly school: string;
      readonly dancers: number;
    }
  | { readonly kind: 'consents' | 'numbers' | 'conflicts'; readonly count: number };

export type OpenIssueKind = OpenIssue['kind'];

/** The data of the competition; parts not open to the account are undefined. */
export interface CompetitionData {
  readonly events: readonly CompetitionEvent[];
  readonly people: readonly RegisteredPerson[];
  readonly searches: readonly Search[];
  readonly own: readonly OwnSchool[];
  readonly rules: EligibilityRules | undefined;
  /** Accepted rule violations: not listed again. */
  readonly ruled: Rulings;
  /** The number range; undefined if the organizer assigns numbers by hand. */
  readonly numberRange: NumberRange | undefined;
  /** The lead numbers in use, by the list of numbers. */
  readonly takenNumbers: ReadonlySet<number>;
  /** Registrations that look like spam. */
  readonly floods: number | undefined;
  /** Registrations without a required consent. */
  readonly withoutConsent: number | undefined;
  /** The open sum and the number of debtors; undefined also if no prices are set. */
  readonly money: Pick<MoneyTotals, 'unpaid' | 'open'> | undefined;
  /** People with conflicts in the plan, once searched. */
  readonly conflicts: number | undefined;
}

/** A range with less than this share of its numbers free is widened, or cleared of spam, before it runs out. */
const MIN_FREE_SHARE = 1 / 10;

/** Includes leads who still need a number: a range too small for them is low long before it is empty. */
function numbersLow({ events, people, numberRange, takenNumbers }: CompetitionData): readonly OpenIssue[] {
  if (numberRange === undefined) return [];
  const worn = new Set([...takenNumbers, ...collectUsedNumbers(events, people)]);
  const { from, to, kept } = numberRange;
  const taken = [...worn].filter((one) => one >= from && one <= to && !kept.includes(one)).length;
  const all = countNumbers(numberRange);
  const count = Math.max(0, all - taken);
  return count < all * MIN_FREE_SHARE || count < findLeadsWithoutNumber(events, people)
    ? [{ kind: 'numbers low', count, from, to }]
    : [];
}

/** A dancer looking in several events counts once. */
function looking({ searches }: CompetitionData): readonly OpenIssue[] {
  const seekers = (role: Search['role']): number =>
    new Set(searches.filter((one) => one.role === role).map(({ competitor }) => competitor)).size;
  const count = new Set(searches.map(({ competitor }) => competitor)).size;
  return count === 0 ? [] : [{ kind: 'looking', count, leads: seekers('lead'), follows: seekers('follow') }];
}

function twice({ people }: CompetitionData): readonly OpenIssue[] {
  const groups = findLookAlikes(people);
  const [first] = groups;
  return first === undefined
    ? []
    : [{ kind: 'twice', count: groups.length, names: first.map(({ name }) => name) }];
}

function againstTheRules({ events, rules, ruled }: CompetitionData): readonly OpenIssue[] {
  if (rules === undefined) return [];
  const against = findRuleViolations(events, rules).filter(
    ({ event, entry }) => !ruled.has(buildRulingKey(event.key, entry.id)),
  );
  const [first] = against;
  return first === undefined
    ? []
    : [{ kind: 'rules', count: against.length, names: listPublicNames(first.entry), event: first.event }];
}

function small({ events }: CompetitionData): readonly OpenIssue[] {
  const few = events
    .map((event) => ({ event, ...countField(event.entries) }))
    .filter(({ couples }) => couples > 0 && couples < MIN_COUPLES_PER_EVENT)
    .toSorted((a, b) => a.couples - b.couples);
  const [first] = few;
  return first === undefined ? [] : [{ kind: 'small', count: few.length, ...first }];
}

function schools({ people, own }: CompetitionData): readonly OpenIssue[] {
  const unknown = new Map<string, string[]>();
  for (const { affiliation } of people) {
    const written = affiliation.trim();
    const isNone = written === '' || normalizeSpelling(written) === normalizeSpelling(INDEPENDENT);
    if (isNone || findStandardSchool(written, own) !== undefined) continue;
    const spelled = normalizeSpelling(written);
    unknown.set(spelled, [...(unknown.get(spelled) ?? []), written]);
  }
  const [first] = [...unknown.values()].toSorted((a, b) => b.length - a.length);
  const school = first?.[0];
  return first === undefined || school === undefined
    ? []
    : [{ kind: 'schools', count: unknown.size, school, dancers: first.length }];
}

/** Leads who have a partner and no number. */
export const findLeadsWithoutNumber = (
  events: readonly CompetitionEvent[],
  people: readonly RegisteredPerson[],
): number =>
  buildDirectory(events, people).filter(
    ({ number, dances }) =>
      !isKnownNumber(number) &&
      dances.some(
        ({ entry, role }) =>
          role === 'lead' &&
          listDancers(entry).some((other) => other.role === 'follow' && other.name !== undefined) &&
          normalizeKnownName(entry.leadName) !== undefined,
      ),
  ).length;

const counted = (
  kind: 'consents' | 'numbers' | 'conflicts' | 'floods',
  count: number | undefined,
): readonly OpenIssue[] => (count === undefined || count === 0 ? [] : [{ kind, count }]);

/**
 * The problems to fix, the most urgent first.
 * @param numbersAreDue registration is over: now every lead should have a number
 */
export const listOpenIssues = (known: CompetitionData, numbersAreDue: boolean): readonly OpenIssue[] => [
  ...counted('floods', known.floods),
  ...numbersLow(known),
  ...(known.money === undefined || known.money.unpaid === 0
    ? []
    : [{ kind: 'unpaid', count: known.money.unpaid, open: known.money.open } as const]),
  ...counted('conflicts', known.conflicts),
  ...(numbersAreDue ? counted('numbers', findLeadsWithoutNumber(known.events, known.people)) : []),
  ...looking(known),
  ...counted('consents', known.withoutConsent),
  ...twice(known),
  ...againstTheRules(known),
  ...small(known),
  ...schools(known),
];

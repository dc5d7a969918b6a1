import type { Evidence, StatedResult } from '../../domain/eligibility/evidence.ts';
import { NO_EVIDENCE } from '../../domain/eligibility/evidence.ts';
import { RUNGS } from '../../domain/eligibility/ladder.ts';
import { ALL_DANCES } from '../../domain/event/dances.ts';
import { AGE_GROUPS, STYLES } from '../../domain/event/terms.ts';
import { asJson } from '../tree/asJson.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { childOf, childrenOf, countOf, textOf, type Path } from '../tree/path.ts';

const AT = 'evidence';
const ROLES = ['lead', 'follow'] as const;

const wordIn = <T extends string>(words: readonly T[], raw: unknown): T | undefined =>
  words.find((word) => word === raw);

/** Without what is not said. */
const said = <T extends object>(fields: T): { readonly [Name in keyof T]?: NonNullable<T[Name]> } =>
  // What is undefined is left out: what stays has a value.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [Name in keyof T]?: NonNullable<T[Name]>;
  };

function resultOf(raw: unknown): readonly StatedResult[] {
  const [level, style] = [wordIn(RUNGS, childOf(raw, 'level')), wordIn(STYLES, childOf(raw, 'style'))];
  const dances = childrenOf(childOf(raw, 'dances')).flatMap(([, one]) => wordIn(ALL_DANCES, one) ?? []);
  const [competition, source] = [textOf(childOf(raw, 'competition')), textOf(childOf(raw, 'source'))];
  if (level === undefined || style === undefined || competition === undefined || source === undefined)
    return [];
  return [
    {
      level,
      style,
      dances,
      roundsBefore: countOf(childOf(raw, 'roundsBefore')) ?? 0,
      competition,
      source,
      ...said({ place: countOf(childOf(raw, 'place'), 1), role: wordIn(ROLES, childOf(raw, 'role')) }),
    },
  ];
}

const evidenceIn = (raw: unknown): Evidence => ({
  ...said({
    months: countOf(childOf(raw, 'months')),
    level: wordIn(RUNGS, childOf(raw, 'level')),
    usualRole: wordIn(ROLES, childOf(raw, 'usualRole')),
    age: wordIn(AGE_GROUPS, childOf(raw, 'age')),
  }),
  results: childrenOf(childOf(raw, 'results')).flatMap(([, one]) => resultOf(one)),
});

/** What somebody would state instead of what was stated before, as a tab keeps it. */
export function restatedEvidence(
  raw: unknown,
): { readonly mine: Evidence; readonly before: Evidence } | undefined {
  const [mine, before] = [childOf(raw, 'mine'), childOf(raw, 'before')];
  return mine === undefined || before === undefined
    ? undefined
    : { mine: evidenceIn(mine), before: evidenceIn(before) };
}

/** What a dancer has stated, and how often. */
export interface Stated {
  readonly evidence: Evidence;
  readonly edition: number;
}

/** The same, for who holds the code that made them, or their own. */
export const evidenceOf = (dancer: string): Path<Stated> => ({
  at: `${AT}/${dancer}`,
  parse: (raw) => ({
    evidence: childrenOf(raw).length === 0 ? NO_EVIDENCE : evidenceIn(raw),
    edition: countOf(childOf(raw, 'edition')) ?? 0,
  }),
});

/** What all dancers have stated, by their keys: for the organizer. */
export const allEvidence: Path<ReadonlyMap<string, Evidence>> = {
  at: AT,
  parse: (raw) => new Map(childrenOf(raw).map(([dancer, one]) => [dancer, evidenceIn(one)])),
};

/** A dancer states it, instead of all that was stated before. Refused where another device has stated something meanwhile. */
export const stated = (dancer: string, { evidence, edition }: Stated): Patch => ({
  [`${AT}/${dancer}`]: { ...Object(asJson(evidence)), at: SERVER_TIME, edition: edition + 1 },
});

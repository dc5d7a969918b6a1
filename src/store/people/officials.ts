import type { CompetitionEvent } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/defined.ts';
import { judgeKey, type JudgeKey } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import { isSince } from '../../domain/round/rounds.ts';
import { competition } from '../competition/competition.ts';
import { editionAmong } from '../competition/editions.ts';
import { photoAt } from '../competition/photos.ts';
import type { Change } from '../delivery/operation.ts';
import type { Patch } from '../tree/patch.ts';
import { childOf, childrenOf, textOf, type Path } from '../tree/path.ts';
import { drawnCode } from './drawnCode.ts';
import { giveJudgeCode, judgeClaimAt, JUDGE_CLAIMS } from './judgeAccess.ts';

/** Those who judge and work at it, and those who run it. */
export const PEOPLE_KINDS = ['officials', 'organizers'] as const;
export type PeopleKind = (typeof PEOPLE_KINDS)[number];

/** Roles that judge (SPEC 3), and what else officials are. */
export const JUDGING = ['Judge', 'Chairman of Judges'] as const;
export const OTHER_ROLES = ['Scrutineer', 'MC', 'Deck captain', 'DJ', 'Registrar'] as const;

export const isJudging = (role: string): boolean => JUDGING.some((one) => one === role);

/** What is written of somebody, as it was typed: empty where nothing is said. */
export interface Person {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  /** Where a picture lies: on the web, or kept here (`photoAt`). */
  readonly photoURL: string;
  /** Schools and people a judge is close to. */
  readonly schools: readonly string[];
  readonly people: readonly string[];
}

export interface KnownPerson extends Person {
  readonly key: string;
}

export interface PeopleKnown {
  /** How often somebody has changed who they are. */
  readonly edition: number;
  readonly officials: readonly KnownPerson[];
  readonly organizers: readonly KnownPerson[];
}

const NAME = 'officials';

const peopleIn = (raw: unknown): readonly KnownPerson[] =>
  childrenOf(raw).map(([key, person]) => {
    const text = (name: string): string => textOf(childOf(person, name)) ?? '';
    const ties = (kind: string): readonly string[] =>
      mapDefined(childrenOf(childOf(childOf(person, 'ties'), kind)), ([, name]) => textOf(name));
    return {
      key,
      name: text('name'),
      role: text('role'),
      bio: text('bio'),
      photoURL: text('photoURL'),
      schools: ties('schools'),
      people: ties('people'),
    };
  });

/** Everybody who is told of, for the desk at which that is changed. */
export const peopleKnown: Path<PeopleKnown> = {
  at: competition.at,
  as: NAME,
  parse: (raw) => ({
    edition: editionAmong(raw, NAME),
    officials: peopleIn(childOf(raw, 'officials')),
    organizers: peopleIn(childOf(raw, 'organizers')),
  }),
};

/** A picture that goes with somebody: a new one, or none any more. Without it the one that is kept stays. */
export type PhotoChange = string | null;

const personAt = (kind: PeopleKind, key: string): string => `${competition.at}/${kind}/${key}`;

/** Somebody comes, or is changed, each field by itself. */
export const personPatch = (kind: PeopleKind, key: string, person: Person, photo?: PhotoChange): Patch => {
  const at = personAt(kind, key);
  const ties = { schools: person.schools, people: person.people };
  return {
    [`${at}/key`]: key,
    [`${at}/name`]: person.name.trim(),
    [`${at}/role`]: person.role.trim() === '' ? null : person.role.trim(),
    [`${at}/bio`]: person.bio.trim(),
    [`${at}/photoURL`]: person.photoURL.trim(),
    ...(kind === 'officials'
      ? { [`${at}/ties`]: person.schools.length + person.people.length === 0 ? null : ties }
      : {}),
    ...(photo === undefined ? {} : { [photoAt(key)]: photo }),
  };
};

/** Somebody goes, with the picture; a judge's access code goes too, and every device that has shown it is out. */
export const personGoes = (kind: PeopleKind, key: string, devices: readonly string[]): Patch => ({
  [personAt(kind, key)]: null,
  [photoAt(key)]: null,
  ...(kind === 'officials' ? giveJudgeCode(key, null) : {}),
  ...Object.fromEntries(devices.map((uid) => [judgeClaimAt(uid), null])),
});

/** A change of who they are, as one operation: of two who change it at the same moment one is refused. */
export const peopleChanged = (by: Author, patch: Patch, edition: number): Change => ({
  record: { ...by, kind: 'settings saved', what: NAME, edition: edition + 1 },
  patch: { ...patch, [`${competition.at}/editions/${NAME}`]: edition + 1 },
});

/** As long as nobody guesses it, and short enough to be typed: some 81 bits. */
const CODE_LENGTH = 14;

export interface NewCode {
  readonly judge: string;
  readonly code: string;
}

/** Fresh access codes for these judges: the only place where they are seen is the device that draws them. */
export const newCodes = (judges: readonly string[]): readonly NewCode[] =>
  judges.map((judge) => ({ judge, code: drawnCode(CODE_LENGTH) }));

/** From now on these codes hold. Every device that has shown an older one of these judges is out at once. */
export const codesGiven = (codes: readonly NewCode[], devices: readonly string[]): Patch => ({
  ...Object.assign({}, ...codes.map(({ judge, code }) => giveJudgeCode(judge, code))),
  ...Object.fromEntries(devices.map((uid) => [judgeClaimAt(uid), null])),
});

/** Which devices have shown the access code of which judge, by account. */
export const judgesDevices: Path<ReadonlyMap<string, string>> = {
  at: JUDGE_CLAIMS,
  parse: (raw) =>
    new Map(
      mapDefined(childrenOf(raw), ([uid, claim]) => {
        const judge = textOf(childOf(claim, 'judge'));
        return judge === undefined ? undefined : ([uid, judge] as const);
      }),
    ),
};

/** In how many rounds a judge sits: on their panel, or on the floor with everybody where no panel is named. */
export const roundsJudged = (events: readonly CompetitionEvent[], judge: string): number => {
  const key: JudgeKey | undefined = judgeKey(judge);
  return events
    .flatMap(({ rounds }) => rounds)
    .filter(({ panel, state }) =>
      panel.length === 0 ? isSince(state) : key !== undefined && panel.includes(key),
    ).length;
};

/** The next letter that no official has: A, B, … Z, AA. */
export function nextLetter(taken: readonly string[]): string {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const names = [...letters, ...letters.map((letter) => `A${letter}`)];
  return names.find((letter) => !taken.includes(letter)) ?? '';
}

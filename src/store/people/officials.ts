import type { CompetitionEvent } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import { parseJudgeKey, type JudgeKey } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import { hasStarted } from '../../domain/round/rounds.ts';
import { competitionNode as node, type StoredPeople } from '../../schema/nodes/competition.ts';
import { photoAt } from '../competition/photos.ts';
import type { Change } from '../delivery/operation.ts';
import type { Patch } from '../tree/patch.ts';
import { mapChildren, type TreePath } from '../tree/path.ts';
import { drawRandomCode } from './drawRandomCode.ts';
import { giveJudgeCode, judgeClaimAt, JUDGE_CLAIMS_AT, parseJudgeClaim } from './judgeAccess.ts';

export const PEOPLE_KINDS = ['officials', 'organizers'] as const;
export type PeopleKind = (typeof PEOPLE_KINDS)[number];

/** Roles that judge (SPEC 3). */
export const JUDGING_ROLES = ['Judge', 'Chairman of Judges'] as const;
export const OTHER_ROLES = ['Scrutineer', 'MC', 'Deck captain', 'DJ', 'Registrar'] as const;

export const isJudging = (role: string): boolean => JUDGING_ROLES.some((one) => one === role);

/** The fields as typed; empty text if missing. */
export interface OfficialFields {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  /** A web address, or the address of a stored photo (`photoAt`). */
  readonly photoURL: string;
  /** Schools and people a judge is close to. */
  readonly schools: readonly string[];
  readonly people: readonly string[];
}

export interface OfficialWithKey extends OfficialFields {
  readonly key: string;
}

export interface OfficialsState {
  readonly edition: number;
  readonly officials: readonly OfficialWithKey[];
  readonly organizers: readonly OfficialWithKey[];
}

const NAME = 'officials';

const peopleIn = (people: StoredPeople = {}): readonly OfficialWithKey[] =>
  mapDefined(Object.entries(people), ([key, person]) => {
    if (person === undefined) return undefined;
    const {
      name,
      role = '',
      bio = '',
      photoURL = '',
      ties: { schools = [], people: close = [] } = {},
    } = person;
    return { key, name, role, bio, photoURL, schools, people: close };
  });

/** For the desk that edits them. */
export const officialsState: TreePath<OfficialsState> = {
  at: node.at,
  as: NAME,
  parse: (raw) => {
    const { editions, officials, organizers } = node.parse(raw);
    return {
      edition: editions?.officials ?? 0,
      officials: peopleIn(officials),
      organizers: peopleIn(organizers),
    };
  },
};

/** A new photo, or null to remove it. Undefined keeps the stored one. */
export type PhotoChange = string | null;

const personAt = (kind: PeopleKind, key: string): string => `${node.at}/${kind}/${key}`;

/** Adds or changes a person; writes each field separately. */
export const buildPersonPatch = (
  kind: PeopleKind,
  key: string,
  person: OfficialFields,
  photo?: PhotoChange,
): Patch => {
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

/** Removes a person with the photo, a judge's access code, and the claims of devices that showed it. */
export const removePerson = (kind: PeopleKind, key: string, devices: readonly string[]): Patch => ({
  [personAt(kind, key)]: null,
  [photoAt(key)]: null,
  ...(kind === 'officials' ? giveJudgeCode(key, null) : {}),
  ...Object.fromEntries(devices.map((uid) => [judgeClaimAt(uid), null])),
});

/** Changes people in one operation, so that one of two concurrent changes is refused. */
export const changePeople = (by: Author, patch: Patch, edition: number): Change => ({
  record: { ...by, kind: 'settings saved', what: NAME, edition: edition + 1 },
  patch: { ...patch, [`${node.at}/editions/${NAME}`]: edition + 1 },
});

/** 81 bits: hard to guess, and short enough to type. */
const CODE_LENGTH = 14;

export interface NewJudgeCode {
  readonly judge: string;
  readonly code: string;
}

/** New access codes. Only the device that draws them shows them. */
export const drawJudgeCodes = (judges: readonly string[]): readonly NewJudgeCode[] =>
  judges.map((judge) => ({ judge, code: drawRandomCode(CODE_LENGTH) }));

/** Sets these codes, and ends the claims of devices that showed older ones. */
export const assignCodes = (codes: readonly NewJudgeCode[], devices: readonly string[]): Patch => ({
  ...Object.assign({}, ...codes.map(({ judge, code }) => giveJudgeCode(judge, code))),
  ...Object.fromEntries(devices.map((uid) => [judgeClaimAt(uid), null])),
});

/** Judges by the account that showed their access code. */
export const judgesDevices: TreePath<ReadonlyMap<string, string>> = {
  at: JUDGE_CLAIMS_AT,
  parse: (raw) =>
    mapChildren(
      raw,
      (uid) => uid,
      (claim) => parseJudgeClaim(claim)?.judge,
    ),
};

/** The number of rounds with this judge on the panel; without a panel, rounds that have started. */
export const countRoundsJudged = (events: readonly CompetitionEvent[], judge: string): number => {
  const key: JudgeKey | undefined = parseJudgeKey(judge);
  return events
    .flatMap(({ rounds }) => rounds)
    .filter(({ panel, state }) =>
      panel.length === 0 ? hasStarted(state) : key !== undefined && panel.includes(key),
    ).length;
};

/** The next free letter: A, B, … Z, AA. */
export function findNextLetter(taken: readonly string[]): string {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const names = [...letters, ...letters.map((letter) => `A${letter}`)];
  return names.find((letter) => !taken.includes(letter)) ?? '';
}

import { judgeKey } from '../../../domain/ids.ts';
import {
  isJudging,
  nextLetter,
  type KnownPerson,
  type PeopleKind,
  type Person,
  type PhotoChange,
} from '../../../store/people/officials.ts';

/** Somebody as they are typed. */
export interface PersonDraft extends Person {
  /** The letter of a judge who is new; nothing of the others. */
  readonly letter: string;
  /** A picture that was chosen here, or that none shall be kept; undefined: as it is. */
  readonly photo: PhotoChange | undefined;
}

export const draftOf = (
  person: KnownPerson | undefined,
  kind: PeopleKind,
  taken: readonly string[],
): PersonDraft => ({
  name: person?.name ?? '',
  role: person?.role ?? (kind === 'officials' ? 'Judge' : ''),
  bio: person?.bio ?? '',
  photoURL: person?.photoURL ?? '',
  schools: person?.schools ?? [],
  people: person?.people ?? [],
  letter: nextLetter(taken),
  photo: undefined,
});

export type DraftProblem = 'name' | 'letter' | 'photo';

/** What has to be mended before it is saved. */
export function draftProblem(
  draft: PersonDraft,
  isNewJudge: boolean,
  taken: readonly string[],
  isKept: boolean,
): DraftProblem | undefined {
  const letter = draft.letter.trim();
  if (draft.name.trim() === '') return 'name';
  if (isNewJudge && (judgeKey(letter) === undefined || taken.includes(letter))) return 'letter';
  const isOnTheWeb = draft.photoURL.trim() === '' || /^https:\/\/\S+$/.test(draft.photoURL.trim());
  return isOnTheWeb || isKept ? undefined : 'photo';
}

/** Whether somebody who is added judges, and so has a letter. */
export const isNewJudge = (kind: PeopleKind, role: string, known: KnownPerson | undefined): boolean =>
  kind === 'officials' && known === undefined && isJudging(role);

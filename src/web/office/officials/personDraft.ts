import { parseJudgeKey } from '../../../domain/ids.ts';
import {
  isJudging,
  findNextLetter,
  type OfficialWithKey,
  type PeopleKind,
  type OfficialFields,
  type PhotoChange,
} from '../../../store/people/officials.ts';

export interface PersonDraft extends OfficialFields {
  /** The letter of a new judge; empty for others. */
  readonly letter: string;
  /** A new picture, or its removal; undefined: unchanged. */
  readonly photo: PhotoChange | undefined;
}

export const createPersonDraft = (
  person: OfficialWithKey | undefined,
  kind: PeopleKind,
  taken: readonly string[],
  role = kind === 'officials' ? 'Judge' : '',
): PersonDraft => ({
  name: person?.name ?? '',
  role: person?.role ?? role,
  bio: person?.bio ?? '',
  photoURL: person?.photoURL ?? '',
  schools: person?.schools ?? [],
  people: person?.people ?? [],
  letter: findNextLetter(taken),
  photo: undefined,
});

export type PersonProblem = 'name' | 'letter' | 'photo';

/** The first error that prevents saving. */
export function findPersonProblem(
  draft: PersonDraft,
  isNewJudge: boolean,
  taken: readonly string[],
  isKept: boolean,
): PersonProblem | undefined {
  const letter = draft.letter.trim();
  if (draft.name.trim() === '') return 'name';
  if (isNewJudge && (parseJudgeKey(letter) === undefined || taken.includes(letter))) return 'letter';
  const isOnTheWeb = draft.photoURL.trim() === '' || /^https:\/\/\S+$/.test(draft.photoURL.trim());
  return isOnTheWeb || isKept ? undefined : 'photo';
}

/** True if a new person judges, and so has a letter. */
export const isNewJudge = (kind: PeopleKind, role: string, known: OfficialWithKey | undefined): boolean =>
  kind === 'officials' && known === undefined && isJudging(role);

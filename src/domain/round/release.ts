import { isFinal, listPostedRounds, type FinalRound, type ProgramRound } from '../competition.ts';

/** The time a posted final's places become public: at once, or when read out at the awards. */
export type ReleaseTime = NonNullable<FinalRound['release']>;
export const RELEASE_TIMES: readonly ReleaseTime[] = ['at once', 'awards'];

/** The time judges' marks of posted rounds become public: at once, when the awards are declared over, or never. */
export const MARKS_POLICIES = ['at once', 'after the awards', 'never'] as const;
export type MarksPolicy = (typeof MARKS_POLICIES)[number];

/** The default for finals and for the competition. */
export const DEFAULT_RELEASE: ReleaseTime = 'at once';

type Placed = Pick<FinalRound, 'state' | 'release' | 'releasedAt'>;

/** @param usual the default for finals without their own setting */
export const getReleaseTime = ({ release }: Placed, usual: ReleaseTime): ReleaseTime => release ?? usual;

/** True if the places are public. Must agree with the access rules. */
export const arePlacingsPublic = (final: Placed, usual: ReleaseTime): boolean =>
  final.state === 'posted' && (getReleaseTime(final, usual) === 'at once' || final.releasedAt !== undefined);

/** The action available: release the places, or hide them again. */
export type ReleaseStep = 'release' | 'take back';

/** Undefined while the final is not posted, or if posting releases it. */
export function findReleaseStep(final: Placed, usual: ReleaseTime): ReleaseStep | undefined {
  if (final.state !== 'posted' || getReleaseTime(final, usual) === 'at once') return undefined;
  return final.releasedAt === undefined ? 'release' : 'take back';
}

/** Rounds with public results, starting with the final. */
export const listPublicRounds = <R extends ProgramRound>(
  event: { readonly rounds: readonly R[] },
  usual: ReleaseTime,
): readonly R[] =>
  listPostedRounds(event).filter((round) => !isFinal(round) || arePlacingsPublic(round, usual));

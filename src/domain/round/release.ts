import { isFinal, postedRounds, type FinalRound, type ProgramRound } from '../competition.ts';

/** The time a posted final's places become public: at once, or when read out at the awards. */
export type Release = NonNullable<FinalRound['release']>;
export const RELEASES: readonly Release[] = ['at once', 'awards'];

/** The time judges' marks of posted rounds become public: at once, when the awards are declared over, or never. */
export const MARKS_POLICIES = ['at once', 'after the awards', 'never'] as const;
export type MarksPolicy = (typeof MARKS_POLICIES)[number];

/** The default for finals and for the competition. */
export const USUAL_RELEASE: Release = 'at once';

type Placed = Pick<FinalRound, 'state' | 'release' | 'releasedAt'>;

/** @param usual the default for finals without their own setting */
export const releaseOf = ({ release }: Placed, usual: Release): Release => release ?? usual;

/** True if the places are public. Must agree with the access rules. */
export const arePlacingsPublic = (final: Placed, usual: Release): boolean =>
  final.state === 'posted' && (releaseOf(final, usual) === 'at once' || final.releasedAt !== undefined);

/** The action available: release the places, or hide them again. */
export type ReleaseStep = 'release' | 'take back';

/** Undefined while the final is not posted, or if posting releases it. */
export function releaseOffered(final: Placed, usual: Release): ReleaseStep | undefined {
  if (final.state !== 'posted' || releaseOf(final, usual) === 'at once') return undefined;
  return final.releasedAt === undefined ? 'release' : 'take back';
}

/** Rounds with public results, starting with the final. */
export const publicRounds = <R extends ProgramRound>(
  event: { readonly rounds: readonly R[] },
  usual: Release,
): readonly R[] => postedRounds(event).filter((round) => !isFinal(round) || arePlacingsPublic(round, usual));

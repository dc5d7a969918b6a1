import { isFinal, postedRounds, type FinalRound, type ProgramRound } from '../competition.ts';

/** When everybody may know the places of a posted final: at once, or when they are read out at the awards. */
export type Release = NonNullable<FinalRound['release']>;
export const RELEASES: readonly Release[] = ['at once', 'awards'];

/** When everybody may see how the judges have marked what is posted: at once, when somebody says that the awards are over, never. */
export const MARKS_POLICIES = ['at once', 'after the awards', 'never'] as const;
export type MarksPolicy = (typeof MARKS_POLICIES)[number];

/** What is meant where nobody has said anything, in a final or for the whole competition. */
export const USUAL_RELEASE: Release = 'at once';

type Placed = Pick<FinalRound, 'state' | 'release' | 'releasedAt'>;

/** @param usual what is done in finals about which nobody has said anything */
export const releaseOf = ({ release }: Placed, usual: Release): Release => release ?? usual;

/** Whether everybody may know the places of this final. The rules of the backend say the same. */
export const placingsAreOut = (final: Placed, usual: Release): boolean =>
  final.state === 'posted' && (releaseOf(final, usual) === 'at once' || final.releasedAt !== undefined);

/** What can be done about the places of a final now: they are released, or taken back out of sight. */
export type ReleaseStep = 'release' | 'take back';

/** Nothing, as long as a final is not posted or goes out with its posting. */
export function releaseOffered(final: Placed, usual: Release): ReleaseStep | undefined {
  if (final.state !== 'posted' || releaseOf(final, usual) === 'at once') return undefined;
  return final.releasedAt === undefined ? 'release' : 'take back';
}

/** The rounds of an event whose results anybody may read, from the final outwards. */
export const roundsOut = <R extends ProgramRound>(
  event: { readonly rounds: readonly R[] },
  usual: Release,
): readonly R[] => postedRounds(event).filter((round) => !isFinal(round) || placingsAreOut(round, usual));

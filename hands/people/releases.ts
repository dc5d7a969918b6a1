import type { CompetitionEvent, FinalRound } from '../../src/domain/competition.ts';
import { findReleaseStep, type ReleaseTime } from '../../src/domain/round/release.ts';
import { releasePlacings, undoRelease } from '../../src/store/results/release.ts';
import { roundLabel } from '../story.ts';
import { press, type Press } from './press.ts';
import type { StaffMember } from './staff.ts';

/**
 * Releases the places of a final, or hides them again.
 * @param usual the release of the competition
 */
export function releasePresses(
  by: StaffMember,
  { event, round }: { readonly event: CompetitionEvent; readonly round: FinalRound },
  usual: ReleaseTime,
  weight = 1,
): readonly Press[] {
  const of = `${event.key}/0`;
  const said = roundLabel(event, round);
  switch (findReleaseStep(round, usual)) {
    case 'release':
      return [
        press(
          `release ${of}`,
          `releases the places of ${said}`,
          () => by.perform((author) => [releasePlacings(author, event, round)]),
          { weight, undoKeys: [`hide ${of}`] },
        ),
      ];
    case 'take back':
      return [
        press(
          `hide ${of}`,
          `hides the places of ${said} again`,
          () => by.perform((author) => [undoRelease(author, event, round)]),
          { weight: 0.5 },
        ),
      ];
    case undefined:
      return [];
  }
}

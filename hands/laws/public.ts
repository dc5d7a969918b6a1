import { isFinal, type Round } from '../../src/domain/competition.ts';
import { eventSettingsPath } from '../../src/store/competition/settings.ts';
import { deckOfRoundAt } from '../../src/store/floor/deckAt.ts';
import { JOURNAL_AT } from '../../src/store/journal/recordAt.ts';
import { approvalAt, finalResultsAt, savedRoundAt } from '../../src/store/results/resultAt.ts';
import { couplesOutOfRoundAt } from '../../src/store/rounds/roundAt.ts';
import { marksAt, sheetsAt } from '../../src/store/sheets/sheetAt.ts';
import type { JudgesSheet } from '../../src/store/models/round/judgesSheet.ts';
import type { Hall } from '../hall/hall.ts';
import { roundLabel } from '../story.ts';
import type { Law } from './laws.ts';
import { listRounds, readSheets, type RoundState } from './seen.ts';

/** Posted; a final that waits for the awards must be read out too. */
function isOut(hall: Hall, round: Round): boolean {
  if (round.state !== 'posted') return false;
  if (!isFinal(round)) return true;
  return (
    (round.release ?? hall.see(eventSettingsPath).release) === 'at once' || round.releasedAt !== undefined
  );
}

/** Unsent marks of a posted round: only their judge may see them. */
const neverSent = (hall: Hall, seen: RoundState): JudgesSheet | undefined =>
  readSheets(hall, seen).all.find(({ seat, marks }) => seat !== 'in' && marks !== undefined);

/** Reads without an account, by the product's access rules. */
export const publicSeesPostedOnly: Law = {
  name: 'The public sees exactly the posted results, no more and no earlier',
  breach: (hall) => {
    const { server, setup } = hall;
    const isShown = (place: string): boolean => server.isPublic(place);
    for (const { event, round } of listRounds(hall)) {
      const said = roundLabel(event, round);
      const out = isOut(hall, round);
      const shown = [
        { place: savedRoundAt(event.key, round.number), is: out, what: 'result' },
        { place: marksAt(event.key, round.number), is: out && setup.marksPublic, what: 'marks' },
        ...(isFinal(round) ? [{ place: finalResultsAt(event.key), is: out, what: 'places' }] : []),
        { place: sheetsAt(event.key, round.number), is: false, what: 'sheets' },
        { place: approvalAt(event.key, round.number), is: false, what: 'questions' },
        { place: couplesOutOfRoundAt(event.key, round.number), is: false, what: 'couples that are out' },
        { place: deckOfRoundAt(event.key, round.number), is: false, what: 'words of the deck' },
      ].find(({ place, is }) => isShown(place) !== is);
      const stray = out && setup.marksPublic ? neverSent(hall, { event, round }) : undefined;
      if (stray !== undefined)
        return `${said} is posted with marks of judge ${stray.judge} that were never sent`;
      if (shown !== undefined)
        return shown.is
          ? `${said} is out, and nobody sees its ${shown.what}`
          : `everybody sees the ${shown.what} of ${said} (${round.state})`;
    }
    return isShown(JOURNAL_AT) ? 'everybody reads the journal' : undefined;
  },
};

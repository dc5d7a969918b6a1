import type { CompetitionEvent } from '../../domain/competition.ts';
import type { RoundNamesByEvent } from '../../domain/event/offerChanges.ts';
import { buildRoundName } from '../../domain/round/rounds.ts';
import type { Patch } from '../tree/patch.ts';
import { roundAt } from './roundAt.ts';

/** Renames existing rounds of events whose early rounds get other names. */
export const renameRounds = (names: RoundNamesByEvent, events: readonly CompetitionEvent[]): Patch =>
  Object.fromEntries(
    events.flatMap(({ key, rounds }) => {
      const naming = names[key];
      return naming === undefined
        ? []
        : rounds.map(({ number }) => [
            `${roundAt(key, number)}/roundName`,
            buildRoundName(number, rounds.length, naming),
          ]);
    }),
  );

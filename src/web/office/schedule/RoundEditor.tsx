import { useState } from 'react';
import { Link } from 'wouter';
import { countByes } from '../../../domain/competition.ts';
import type { EntryId } from '../../../domain/ids.ts';
import { countRoundField } from '../../../domain/round/countField.ts';
import { awaitsCallbacks, countKnownCouples } from '../../../domain/round/knownCouples.ts';
import { countExpectedCouples } from '../../../domain/schedule/plan/expectedCouples.ts';
import { listSeededCouples } from '../../../domain/schedule/plan/seed.ts';
import { getLevelTiming } from '../../../domain/schedule/times/timing.ts';
import type { PlannedEvent, PlannedRound } from '../../../domain/schedule/plan/plan.ts';
import { isDanced } from '../../../domain/schedule/plan/states.ts';
import { roundAddress } from '../../staff/round/roundAddress.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { HeatLists } from './HeatLists.tsx';
import { HeatRequests } from './HeatRequests.tsx';
import { RoundFields } from './RoundFields.tsx';
import { RoundButtons } from './RoundButtons.tsx';
import { canSeed, SeedList } from './SeedList.tsx';
import { RoundWarnings } from './RoundWarnings.tsx';
import type { DayChanges } from './useDayChanges.ts';
import type { PublishedPlan } from './usePlan.ts';

export interface RoundEditorProps {
  readonly event: PlannedEvent;
  readonly round: PlannedRound;
  readonly published: PublishedPlan;
  readonly changes: DayChanges;
  readonly called: { readonly heats: number; readonly recall: number };
}

/** The selected round: its recalls, heats and judges, and the actions on it. */
export function RoundEditor({ event, round, published, changes, called }: RoundEditorProps) {
  const words = useWords(scheduleWords).selected;
  const { eventName, roundName } = useWords(termsWords);
  const { judges, mayPlan } = published;
  const { change } = changes;
  const isOpen = mayPlan && !isDanced(round);
  const { panel } = round;
  const { couples, alone } = countRoundField(event, round);
  const [tapped, setTapped] = useState<{ readonly at: string; readonly couple: EntryId | undefined }>();
  const at = `${event.key}/${round.number}`;
  const chosen = tapped?.at === at ? tapped.couple : undefined;
  const choose = (couple: EntryId | undefined): void => setTapped({ at, couple });
  const seedsLater = event.rounds.at(-1) === round ? listSeededCouples(event).length : 0;
  return (
    <section aria-label={words.round}>
      <h2>
        {eventName(event)}
        <small className="second schedule-selected-round">{roundName(round.name)}</small>
      </h2>
      {isOpen ? <RoundFields event={event} round={round} change={change} called={called} /> : null}
      <RoundWarnings event={event} round={round} published={published} />
      {isOpen && round.numHeats > 1 ? <HeatRequests event={event} round={round} change={change} /> : null}
      <p className="second">
        {awaitsCallbacks(round)
          ? words.startHere(countByes(round), countExpectedCouples(event, round) - countByes(round))
          : words.whoIsInIt(
              couples,
              alone,
              panel.length === 0 ? judges.length : panel.length,
              panel.length === 0 ? undefined : panel,
            )}
        {seedsLater === 0 ? null : ` ${words.startLater(seedsLater)}`}
      </p>
      {mayPlan ? (
        <p>
          <Link to={roundAddress({ event, round })}>{words.open}</Link>
        </p>
      ) : null}
      {countKnownCouples(round) === 0 ? null : (
        <HeatLists
          event={event}
          round={round}
          change={isOpen ? change : undefined}
          moving={chosen}
          onMove={choose}
          maySeed={canSeed(event, round)}
        />
      )}
      <SeedList
        event={event}
        round={round}
        chosen={chosen}
        largestHeat={getLevelTiming(published.timing, event.level).largestHeat}
        change={isOpen ? change : undefined}
        onChoose={choose}
      />
      {mayPlan ? <RoundButtons round={round} changes={changes} /> : null}
    </section>
  );
}

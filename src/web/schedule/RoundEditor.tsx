import { Link } from 'wouter';
import type { PlannedEvent, PlannedRound } from '../../domain/schedule/plan/plan.ts';
import { isDanced } from '../../domain/schedule/plan/states.ts';
import { roundAddress } from '../staff/round/roundAddress.ts';
import { schedule } from '../words/english/schedule.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import { HeatLists } from './HeatLists.tsx';
import { HeatsAsked } from './HeatsAsked.tsx';
import { RoundFields } from './RoundFields.tsx';
import { RoundVerbs } from './RoundVerbs.tsx';
import { RoundWarnings } from './RoundWarnings.tsx';
import type { DayChanges } from './useDayChanges.ts';
import type { PublishedPlan } from './usePlan.ts';

export interface RoundEditorProps {
  readonly event: PlannedEvent;
  readonly round: PlannedRound;
  readonly known: PublishedPlan;
  readonly changes: DayChanges;
  readonly called: { readonly heats: number; readonly recall: number };
}

/** The selected round: how many are recalled, in how many heats, who judges, and what becomes of it. */
export function RoundEditor({ event, round, known, changes, called }: RoundEditorProps) {
  const words = useWords(schedule).selected;
  const { eventName, roundName } = useWords(terms);
  const { judges, mayPlan } = known;
  const { change } = changes;
  const isOpen = mayPlan && !isDanced(round);
  const { panel } = round;
  return (
    <section aria-label={words.round}>
      <h2>
        {eventName(event)}
        <small className="second schedule-selected-round">{roundName(round.name)}</small>
      </h2>
      {isOpen ? <RoundFields event={event} round={round} change={change} called={called} /> : null}
      <RoundWarnings event={event} round={round} known={known} />
      {isOpen && round.numHeats > 1 ? <HeatsAsked event={event} round={round} change={change} /> : null}
      <p className="second">
        {words.whoIsInIt(
          round.entries.length,
          panel.length === 0 ? judges.length : panel.length,
          panel.length === 0 ? undefined : panel,
        )}
      </p>
      {mayPlan ? (
        <p>
          <Link to={roundAddress({ event, round })}>{words.open}</Link>
        </p>
      ) : null}
      {round.entries.length === 0 ? null : (
        <HeatLists event={event} round={round} change={isOpen ? change : undefined} />
      )}
      {mayPlan ? <RoundVerbs round={round} changes={changes} /> : null}
    </section>
  );
}

import type { ScheduledRound } from '../../../domain/round/day.ts';
import { Unbroken } from '../../parts/page/Unbroken.tsx';
import { hall } from '../../words/english/hall.ts';
import { terms } from '../../words/english/terms.ts';
import { useWords } from '../../words/language.ts';

/** What is on the floor now, in a line; with two rounds on it, both. */
export function OnTheFloor({ day }: { readonly day: readonly ScheduledRound[] }) {
  const words = useWords(hall);
  const { eventName, roundName } = useWords(terms);
  const running = day.filter(({ round }) => round.state === 'running');
  if (running.length === 0) return <p className="hall-head-floor second">{words.emptyFloor}</p>;
  return (
    <p className="hall-head-floor">
      <span className="second">{words.onTheFloor} </span>
      <b>
        <Unbroken>
          {words.rounds(running.map(({ event, round }) => [eventName(event), roundName(round.name)]))}
        </Unbroken>
      </b>
    </p>
  );
}

import { useMemo } from 'react';
import { Link } from 'wouter';
import type { CompetitionEvent, Entry, Judge } from '../../../../domain/competition.ts';
import { buildPanels } from '../../../../domain/floor/judging.ts';
import { listPublicNames } from '../../../../domain/people/people.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { savedResultsPath } from '../../../../store/results/results.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../../kit/cache/useLive.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { buildButtonClass } from '../../../kit/parts/button/buttonClass.ts';
import { NumberCard } from '../../../kit/parts/couple/NumberCard.tsx';
import { EmptyState } from '../../../kit/parts/note/EmptyState.tsx';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { PlaceReasons } from '../../../kit/parts/why/Why.tsx';
import { screens } from '../../../kit/screens/screens.ts';
import { roundAddress } from '../../../staff/round/roundAddress.ts';
import { findWords } from '../../../kit/words/english/find.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { useLazyWords } from '../../../kit/words/laterWords.ts';
import type { Sentences } from '../../../kit/words/translation.ts';
import { listCouplesOfDay } from './searchCouples.ts';
import { listRoundsOfCouple, type RoundOfCouple } from './roundOfCouple.ts';
import './find.css';

/** The couple's state in a round of `heats` heats, in a few words. */
function told(standing: RoundOfCouple, heats: number, words: Sentences<'find'>): string {
  switch (standing.kind) {
    case 'to dance':
      return words.toDance(standing.heat, heats);
    case 'on the floor':
      return words.onTheFloor;
    case 'away':
      return words.away;
    case 'not posted':
      return words.notPosted;
    case 'recalled':
      return words.recalled(standing.votes);
    case 'out':
      return words.out(standing.votes, standing.place, standing.isShared, standing.fewest);
    case 'placed':
      return words.placed(standing.placing.place, standing.isShared);
    case 'not in the result':
      return words.scratched;
    default:
      return unreachable(standing);
  }
}

interface CoupleDayProps {
  readonly number: string;
  readonly events: readonly CompetitionEvent[];
  readonly judges: readonly Judge[];
}

/**
 * Answers "what happened to 212?" at the desk: every round of the day of one number, with its outcome and the reason.
 * Goal: the scrutineer turns the laptop around, or prints the page, and nothing is left to ask.
 */
export default function CoupleDay({ number, events, judges }: CoupleDayProps) {
  useLazyWords();
  const words = useWords(findWords);
  const couple = listCouplesOfDay(events).find((one) => one.number === number);
  return (
    <section className="desk couple-day" aria-label={words.day(number)}>
      <p className="couple-day-tools row">
        <Link to={screens.scrutineer.link()} className={buildButtonClass({ size: 'small' })}>
          {words.back}
        </Link>
        {couple === undefined ? null : (
          <Button size="small" look="ink" onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
      </p>
      {couple === undefined ? (
        <EmptyState more={words.notEnteredMore}>{words.notEntered(number)}</EmptyState>
      ) : (
        <>
          <h2 className="couple-day-title">
            <NumberCard number={couple.number} size="hero" />
            <span className="spoken">{words.day(number)}</span>
          </h2>
          {couple.entered.map(({ event, entry }) => (
            <CoupleInEvent key={`${event.key}/${entry.id}`} event={event} entry={entry} judges={judges} />
          ))}
        </>
      )}
    </section>
  );
}

interface CoupleInEventProps {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  readonly judges: readonly Judge[];
}

/** One event of the couple: its rounds in the order danced, and in a final the reason for its place. */
function CoupleInEvent({ event, entry, judges }: CoupleInEventProps) {
  const { staff } = useStore();
  const words = useWords(findWords);
  const { eventName, roundName, roundInSentence } = useWords(termsWords);
  const saved = useLive(
    staff,
    useMemo(() => savedResultsPath(event.key), [event.key]),
  );
  const names = [...listPublicNames(entry), entry.affiliation].filter((text) => text !== '');
  if (saved.kind === 'waiting') return <LoadingBars label={words.loading} />;
  const rounds = listRoundsOfCouple(event, entry, saved.kind === 'known' ? saved.value : new Map());
  if (rounds.length === 0) return null;
  return (
    <section className="couple-day-event" aria-label={eventName(event)}>
      <h3>{eventName(event)}</h3>
      <p className="second">{names.join(', ')}</p>
      <ul>
        {rounds.map(({ round, standing }) => (
          <li key={round.number}>
            <Link
              to={roundAddress({ event, round })}
              aria-label={words.openRound(eventName(event), roundInSentence(round.name))}
            >
              {roundName(round.name)}
            </Link>
            <span>{told(standing, round.numHeats, words)}</span>
            {standing.kind === 'placed' ? (
              <details open>
                <summary>{words.explain(standing.placing.place, standing.isShared)}</summary>
                <PlaceReasons
                  result={standing.result}
                  placing={standing.placing}
                  panelSize={(dance) => buildPanels(event, round, judges).get(dance)?.length}
                />
              </details>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { isFinal, type Judge } from '../../../domain/competition.ts';
import { findCurrentPanel } from '../../../domain/floor/judging.ts';
import { countRoundField } from '../../../domain/round/countField.ts';
import { areCouplesKnown } from '../../../domain/round/knownCouples.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { RoundStateMark } from '../../kit/parts/event/RoundStateMark.tsx';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

export interface UpcomingRoundCardProps {
  readonly at: ScheduledRound;
  readonly judges: readonly Judge[];
  /** The start in ms; undefined if it is not on the schedule. */
  readonly start: number | undefined;
  readonly onChange: (what: 'round' | 'panel') => void;
}

/** A round that waits or is on the floor: time, couples, the judges' task, and possible changes. */
export function UpcomingRoundCard({ at: { event, round }, judges, start, onChange }: UpcomingRoundCardProps) {
  const times = useTimes();
  const words = useWords(chairmanWords).day;
  const { eventName, roundName, roundInSentence } = useWords(termsWords);
  const named = eventName(event);
  const inSentence = roundInSentence(round.name);
  const seats = findCurrentPanel(event, round, judges).length;
  const about = [
    roundName(round.name),
    areCouplesKnown(event, round)
      ? words.couples(countRoundField(event, round).couples)
      : words.waitingForCallbacks,
    ...(isFinal(round) ? [] : [words.recall(round.recallSize)]),
    words.heats(round.numHeats),
  ];
  return (
    <li>
      <time className="number">
        <TimeText>{start === undefined ? '–' : times.clockTime(start)}</TimeText>
      </time>
      <span className="chairman-round">
        <span>{named}</span>
        <small className="second">{about.join(', ')}</small>
        {round.state === 'running' ? <RoundStateMark state="running" /> : null}
      </span>
      <span className="chairman-round-tools">
        <Button aria-label={words.panelOf(seats, named, inSentence)} onClick={() => onChange('panel')}>
          {words.panel(seats)}
        </Button>
        {round.state === 'initialized' ? (
          <Button aria-label={words.changeRound(named, inSentence)} onClick={() => onChange('round')}>
            {words.change}
          </Button>
        ) : null}
      </span>
    </li>
  );
}

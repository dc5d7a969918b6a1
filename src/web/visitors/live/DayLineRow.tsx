import type { Ref } from 'react';
import { Link } from 'wouter';
import { countProgramField } from '../../../domain/round/countField.ts';
import { areCouplesKnown } from '../../../domain/round/knownCouples.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { RoundStateMark } from '../../kit/parts/event/RoundStateMark.tsx';
import { className } from '../../kit/parts/page/className.ts';
import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import { UnbrokenText } from '../../kit/parts/page/UnbrokenText.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { liveWords } from '../../kit/words/english/live.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { TimeRange, DayLine } from '../../../domain/schedule/times/dayLines.ts';

/** The width in ms below which a band says no more than the time alone. */
const MIN_BAND_MS = 3 * 60_000;

interface Props {
  /** The page scrolls here to reach the current round. */
  readonly row?: Ref<HTMLLIElement> | undefined;
  readonly line: DayLine;
  readonly timeOf: (at: number) => string;
  /** The setting showScheduleIndex: the position in the day is shown first. */
  readonly showIndex: boolean;
  /** The setting highlightOtherRoundsInEvent, for a round of an event that is on the floor. */
  readonly isRelated: boolean;
}

function Time({ when, timeOf }: { readonly when: TimeRange | undefined; readonly timeOf: Props['timeOf'] }) {
  const { band } = useTimes();
  if (when === undefined) return <span className="live-time" />;
  const { likely, earliest, latest } = when;
  return (
    <span className="live-time">
      <b className="number">
        <TimeText>{timeOf(likely)}</TimeText>
      </b>
      {latest - earliest < MIN_BAND_MS ? null : <small className="number">{band(earliest, latest)}</small>}
    </span>
  );
}

/** A line of the day: time, round, and size. */
export function DayLineRow({ row, line, timeOf, showIndex, isRelated }: Props) {
  const words = useWords(liveWords);
  const { eventName, roundName } = useWords(termsWords);
  if (line.kind === 'block')
    return (
      <li className="live-line live-line-block">
        <Time when={line.when} timeOf={timeOf} />
        <span className="live-what">{line.block.title}</span>
        <span className="live-aside">
          {line.block.minutes === 0 ? null : words.minutes(line.block.minutes)}
        </span>
      </li>
    );
  const { event, round, when } = line;
  const isOver = round.state === 'marked' || round.state === 'posted' || round.state === 'skipped';
  const isOn = round.state === 'running';
  const { couples, alone } = countProgramField(event, round);
  const name = roundName(round.name);
  const about = areCouplesKnown(event, round) ? words.roundOf(name, couples, alone) : name;
  return (
    <li
      ref={row}
      className={className(
        'live-line',
        isOver && 'live-line-over',
        isOn && 'live-line-on',
        isRelated && 'live-line-related',
      )}
      aria-current={isOn ? 'step' : undefined}
    >
      {isOver || isOn ? (
        <span className="live-time">
          {round.startedAt === undefined ? null : (
            <b className="number">
              <TimeText>{timeOf(round.startedAt)}</TimeText>
            </b>
          )}
        </span>
      ) : (
        <Time when={when} timeOf={timeOf} />
      )}
      <span className="live-what">
        <Link to={screens.liveRound.link({ event: event.key, round: round.number })}>{eventName(event)}</Link>
        <small>
          <UnbrokenText>{showIndex ? words.place(round.scheduleIndex, about) : about}</UnbrokenText>
          {isRelated ? <span className="live-related">{words.sameEvent}</span> : null}
        </small>
      </span>
      <span className="live-aside">
        {isOver || isOn ? <RoundStateMark state={round.state} /> : words.heats(round.numHeats)}
      </span>
    </li>
  );
}

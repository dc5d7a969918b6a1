import { useMemo, useRef } from 'react';
import { listUpcomingLines, buildDayLines } from '../../../domain/schedule/times/dayLines.ts';
import { MyDancers } from '../../dancers/pinned/MyDancers.tsx';
import { useFollowedCouples } from '../../dancers/pinned/useCouples.ts';
import { liveWords } from '../../kit/words/english/live.ts';
import { useWords } from '../../kit/words/language.ts';
import { LiveCallbacks } from './LiveCallbacks.tsx';
import { listPostedCallbacks } from '../../../domain/round/postedCallbacks.ts';
import { DayLineRow } from './DayLineRow.tsx';
import { EmptyFloor } from './EmptyFloor.tsx';
import type { CurrentRound } from './currentRounds.ts';
import { HallAnnouncer } from './HallAnnouncer.tsx';
import { useScrollToNow } from './useScrollToNow.ts';
import { WholeDayList } from './WholeDayList.tsx';
import type { LiveHall } from './useLiveHall.ts';
import './liveRest.css';

interface Props {
  readonly hall: LiveHall;
  readonly onFloor: readonly CurrentRound[];
  readonly now: number;
  readonly timeOf: (at: number) => string;
}

/** The parts below the current round: followed dancers, next rounds, and callbacks. */
export default function LiveRest({ hall, onFloor, now, timeOf }: Props) {
  const words = useWords(liveWords);
  const { events, live, blocks, timing, settings, announcement } = hall;
  const out = useMemo(() => listPostedCallbacks(events), [events]);
  const day = useMemo(
    () => buildDayLines({ events, blocks, live, timing }, now),
    [events, blocks, live, timing, now],
  );
  const next = listUpcomingLines(day);
  const mine = useFollowedCouples();
  const row = useRef<HTMLLIElement>(null);
  const [first] = onFloor;
  const current = first === undefined ? undefined : `${first.event.key}/${first.round.number}`;
  useScrollToNow(settings.liveScrollRefreshIndex, current, row);
  const lit = new Set(settings.highlightOtherRoundsInEvent ? onFloor.map(({ event }) => event.key) : []);
  return (
    <>
      <HallAnnouncer now={onFloor} out={out} events={events} announcement={announcement} />
      {onFloor.length === 0 ? <EmptyFloor hall={hall} day={day} now={now} timeOf={timeOf} /> : null}
      <MyDancers
        events={events}
        day={day}
        timing={timing}
        now={now}
        timeOf={timeOf}
        hidesTimes={settings.hideLiveSchedule}
      />
      {settings.hideLiveSchedule || next.length === 0 ? null : (
        <section className="live-part" aria-labelledby="next">
          <h2 id="next">{words.next}</h2>
          <ol className="live-lines">
            {next.map((line) => (
              <DayLineRow
                key={line.key}
                line={line}
                timeOf={timeOf}
                showIndex={settings.showScheduleIndex}
                isRelated={line.kind === 'round' && lit.has(line.event.key)}
              />
            ))}
          </ol>
          <WholeDayList
            day={day}
            now={now}
            timeOf={timeOf}
            showIndex={settings.showScheduleIndex}
            lit={lit}
            row={row}
          />
        </section>
      )}
      <LiveCallbacks out={out} followed={mine} />
    </>
  );
}

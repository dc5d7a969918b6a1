import { isFinal } from '../../../domain/competition.ts';
import { sortEventDances } from '../../../domain/event/dances.ts';
import { listDancingCouples } from '../../../domain/round/rounds.ts';
import { Seats } from '../../kit/parts/marks/Seats.tsx';
import { listRunningRounds, type RunningRound } from '../../staff/hall/runningRounds.ts';
import type { HallState } from '../../staff/hall/useHallState.ts';
import { dashboardWords } from '../../kit/words/english/dashboard.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { SheetCount } from './dayFigures.ts';
import type { RunningSheets } from './useRunningSheets.ts';

interface Props {
  readonly hall: HallState;
  readonly sheets: readonly RunningSheets[];
}

export function FloorStatus({ hall: { day, floor }, sheets }: Props) {
  const words = useWords(dashboardWords).day;
  const running = listRunningRounds(day, floor);
  return (
    <section aria-labelledby="floor">
      <h2 id="floor">{words.floor}</h2>
      {running.length === 0 ? <p className="second">{words.clear}</p> : null}
      {running.map((one) => (
        <OnFloor
          key={`${one.at.event.key}/${one.at.round.number}`}
          {...one}
          sheets={
            sheets.find(
              ({ at }) => at.event.key === one.at.event.key && at.round.number === one.at.round.number,
            )?.sheets
          }
        />
      ))}
    </section>
  );
}

function OnFloor({
  at: { event, round },
  now,
  sheets,
}: RunningRound & { readonly sheets: SheetCount | undefined }) {
  const words = useWords(dashboardWords).day;
  const { eventName, roundName, danceName } = useWords(termsWords);
  const dance = sortEventDances(event)[now.dance];
  return (
    <article className="dashboard-floor">
      <span className="dashboard-heat">{words.heat(now.heat, round.numHeats)}</span>
      <span>
        <b>{eventName(event)}</b>
        <span>
          {words.round(
            roundName(round.name),
            words.couples(listDancingCouples(round)),
            dance === undefined ? undefined : danceName(dance),
            isFinal(round) ? undefined : round.recallSize,
          )}
        </span>
      </span>
      {sheets === undefined ? null : (
        <span className="dashboard-sheets">
          <Seats seats={sheets.judges} label="" />
          <span>{words.sheetsIn(sheets.received, sheets.of)}</span>
        </span>
      )}
    </article>
  );
}

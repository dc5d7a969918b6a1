import { isFinal } from '../../../domain/competition.ts';
import { dancesInOrder } from '../../../domain/event/dances.ts';
import { couplesIn } from '../../../domain/round/rounds.ts';
import { Seats } from '../../kit/parts/marks/Seats.tsx';
import { runningRounds, type RunningRound } from '../../staff/hall/runningRounds.ts';
import type { HallNow } from '../../staff/hall/useHallNow.ts';
import { dashboard } from '../../kit/words/english/dashboard.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { SheetCount } from './dayFigures.ts';
import type { RunningSheets } from './useRunningSheets.ts';

interface Props {
  readonly hall: HallNow;
  readonly sheets: readonly RunningSheets[];
}

export function FloorNow({ hall: { day, floor }, sheets }: Props) {
  const words = useWords(dashboard).day;
  const running = runningRounds(day, floor);
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
  const words = useWords(dashboard).day;
  const { eventName, roundName, danceName } = useWords(terms);
  const dance = dancesInOrder(event)[now.dance];
  return (
    <article className="dashboard-floor">
      <span className="dashboard-heat">{words.heat(now.heat, round.numHeats)}</span>
      <span>
        <b>{eventName(event)}</b>
        <span>
          {words.round(
            roundName(round.name),
            words.couples(couplesIn(round)),
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

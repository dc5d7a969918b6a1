import { useMemo, useState } from 'react';
import { isFinal, panelOf, type Judge } from '../../domain/competition.ts';
import type { ScheduledRound } from '../../domain/round/day.ts';
import { itemsOf, refOf, type ItemRef } from '../../domain/schedule/plan/plan.ts';
import { timesOf } from '../../domain/schedule/times/times.ts';
import { clock } from '../app/clock.ts';
import { lateInWords, today, useMinutes } from '../staff/hall/Late.tsx';
import type { HallNow } from '../staff/hall/useHall.ts';
import { Button } from '../parts/button/Button.tsx';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { RoundStateMark } from '../parts/event/RoundStateMark.tsx';
import { Say } from '../parts/page/Say.tsx';
import { PanelDialog } from './PanelDialog.tsx';
import { RoundDialog } from './RoundDialog.tsx';

/** A chairman looks an hour or two ahead. */
const AHEAD = 16;

type Editing =
  | { readonly kind: 'round'; readonly at: ScheduledRound }
  | { readonly kind: 'panel'; readonly at: ScheduledRound };

const keyOf = ({ event, round }: ScheduledRound): string => `${event.key}/${round.number}`;
const keyOfRef = (ref: ItemRef): string => (ref.kind === 'round' ? `${ref.event}/${ref.round}` : ref.block);

function asked({ round }: ScheduledRound): string {
  const couples = round.entries.length === 0 ? 'waits for callbacks' : `${round.entries.length} couples`;
  const recall = isFinal(round) ? '' : `, recall ${round.recallSize}`;
  return `${couples}${recall}, ${round.numHeats === 1 ? '1 heat' : `${round.numHeats} heats`}`;
}

export interface DayDeskProps {
  readonly hall: HallNow;
  readonly judges: readonly Judge[];
}

/** The coming rounds with what the judges are asked for, and when the day ends if they stay so. */
export function DayDesk({ hall, judges }: DayDeskProps) {
  const { day, plan, timing } = hall;
  const now = useMinutes();
  const [editing, setEditing] = useState<Editing>();
  const times = useMemo(() => timesOf(plan, timing, now), [plan, timing, now]);
  const starts = useMemo(
    () =>
      new Map(
        times.items.map(({ ref, expected, planned }) => [keyOfRef(ref), expected?.from ?? planned.from]),
      ),
    [times],
  );
  const inOrder = useMemo(() => itemsOf(plan).map((item) => keyOfRef(refOf(item))), [plan]);
  const open = day
    .filter(({ round }) => round.state === 'running' || round.state === 'initialized')
    .toSorted(
      (a, b) =>
        Number(b.round.state === 'running') - Number(a.round.state === 'running') ||
        inOrder.indexOf(keyOf(a)) - inOrder.indexOf(keyOf(b)),
    );
  const end = today(times.days, now);
  const late = lateInWords(end?.late ?? 0);

  return (
    <>
      {end === undefined || open.length === 0 ? null : (
        <section className="chairman-end" aria-label="The end of the day">
          <p className="second">The day ends at</p>
          <p className="row">
            <b className="number">{clock(end.end?.likely ?? end.planned.to)}</b>
            {late === undefined ? (
              <Say tone="ok">in time</Say>
            ) : (
              <Say tone={end.late > 0 ? 'warn' : 'ok'}>{late}</Say>
            )}
          </p>
        </section>
      )}
      {open.length === 0 ? (
        <EmptyState more="Rounds that wait or are on the floor stand here.">
          No rounds are left today.
        </EmptyState>
      ) : (
        <ul className="chairman-rounds">
          {open.slice(0, AHEAD).map((at) => {
            const start = starts.get(keyOf(at));
            return (
              <li key={keyOf(at)}>
                <time className="number">{start === undefined ? '–' : clock(start)}</time>
                <span className="chairman-round">
                  <span>{at.event.name}</span>
                  <small className="second">
                    {at.round.name}, {asked(at)}
                  </small>
                  {at.round.state === 'running' ? <RoundStateMark state="running" /> : null}
                </span>
                <span className="chairman-round-tools">
                  <Button size="small" onClick={() => setEditing({ kind: 'panel', at })}>
                    Panel {panelOf(at.round, judges).length}
                    <span className="spoken">
                      {' '}
                      of {at.event.name}, {at.round.name}
                    </span>
                  </Button>
                  {at.round.state === 'initialized' ? (
                    <Button size="small" onClick={() => setEditing({ kind: 'round', at })}>
                      Change
                      <span className="spoken">
                        {' '}
                        {at.event.name}, {at.round.name}
                      </span>
                    </Button>
                  ) : null}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {open.length > AHEAD ? (
        <p className="caption">{open.length - AHEAD} more rounds stand on the schedule.</p>
      ) : null}
      {editing?.kind === 'round' ? (
        <RoundDialog hall={hall} at={editing.at} leave={() => setEditing(undefined)} />
      ) : null}
      {editing?.kind === 'panel' ? (
        <PanelDialog at={editing.at} judges={judges} leave={() => setEditing(undefined)} />
      ) : null}
    </>
  );
}

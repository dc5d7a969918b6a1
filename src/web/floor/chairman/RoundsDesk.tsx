import { useMemo, useState } from 'react';
import type { Judge } from '../../../domain/competition.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { listItems, toItemRef, type ItemRef } from '../../../domain/schedule/plan/plan.ts';
import { calculateTimes } from '../../../domain/schedule/times/times.ts';
import { findToday } from '../../staff/hall/lateness.ts';
import type { HallState } from '../../staff/hall/useHallState.ts';
import { findStarts } from '../../staff/hall/findStarts.ts';
import { useNow } from '../../kit/clock/useNow.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { useWords } from '../../kit/words/language.ts';
import { UpcomingRoundCard } from './UpcomingRoundCard.tsx';
import { EndOfDay } from './EndOfDay.tsx';
import { RoundChangeDialog } from './RoundChangeDialog.tsx';
import { SeatPanelDialog } from './SeatPanelDialog.tsx';

/** A chairman looks an hour or two ahead. */
const MAX_ROUNDS_AHEAD = 16;

interface Editing {
  readonly what: 'round' | 'panel';
  readonly at: ScheduledRound;
}

const keyOf = ({ event, round }: ScheduledRound): string => `${event.key}/${round.number}`;
const keyOfRef = (ref: ItemRef): string => (ref.kind === 'round' ? `${ref.event}/${ref.round}` : ref.block);

export interface RoundsDeskProps {
  readonly hall: HallState;
  readonly judges: readonly Judge[];
}

/** The upcoming rounds with the judges' tasks, and the projected end of the day. */
export function RoundsDesk({ hall, judges }: RoundsDeskProps) {
  const { day, plan, timing } = hall;
  const words = useWords(chairmanWords).day;
  const now = useNow();
  const [editing, setEditing] = useState<Editing>();
  const close = () => setEditing(undefined);
  // The latest data of the round: it may have changed since the dialog opened.
  const edited = editing && (day.find((at) => keyOf(at) === keyOf(editing.at)) ?? editing.at);
  const times = useMemo(() => calculateTimes(plan, timing, now), [plan, timing, now]);
  const startOf = useMemo(() => findStarts(plan, timing, now), [plan, timing, now]);
  const inOrder = useMemo(() => listItems(plan).map((item) => keyOfRef(toItemRef(item))), [plan]);
  const open = day
    .filter(({ round }) => round.state === 'running' || round.state === 'initialized')
    .toSorted(
      (a, b) =>
        Number(b.round.state === 'running') - Number(a.round.state === 'running') ||
        inOrder.indexOf(keyOf(a)) - inOrder.indexOf(keyOf(b)),
    );
  const end = findToday(times.days, now);
  if (open.length === 0) return <EmptyState more={words.emptyMore}>{words.empty}</EmptyState>;

  return (
    <>
      {end === undefined ? null : <EndOfDay day={end} />}
      <ul className="chairman-rounds">
        {open.slice(0, MAX_ROUNDS_AHEAD).map((at) => (
          <UpcomingRoundCard
            key={keyOf(at)}
            at={at}
            judges={judges}
            start={startOf(at)}
            onChange={(what) => setEditing({ what, at })}
          />
        ))}
      </ul>
      {open.length > MAX_ROUNDS_AHEAD ? (
        <p className="caption">{words.more(open.length - MAX_ROUNDS_AHEAD)}</p>
      ) : null}
      {editing?.what === 'round' && edited !== undefined ? (
        <RoundChangeDialog hall={hall} at={edited} onClose={close} />
      ) : null}
      {editing?.what === 'panel' && edited !== undefined ? (
        <SeatPanelDialog at={edited} judges={judges} onClose={close} />
      ) : null}
    </>
  );
}

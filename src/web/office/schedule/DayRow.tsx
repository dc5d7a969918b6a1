import { GripVertical } from 'lucide-react';
import { memo, type PointerEvent } from 'react';
import { Button } from '../../kit/parts/button/Button.tsx';
import { className } from '../../kit/parts/page/className.ts';
import { LevelMark } from '../../kit/parts/event/LevelMark.tsx';
import { RoundStateMark } from '../../kit/parts/event/RoundStateMark.tsx';
import { StyleMark } from '../../kit/parts/event/StyleMark.tsx';
import { ToneIcon } from '../../kit/parts/note/ToneIcon.tsx';
import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import { isSameRow, type RowView } from './rows.ts';

export interface DayRowProps {
  readonly row: RowView;
  readonly hideLevelIcons: boolean;
  /** Called when the row is pressed; the functions must be stable, because the row is memoized. */
  readonly select: (id: string) => void;
  readonly take: (id: string, event: PointerEvent<HTMLElement>) => void;
  readonly start: (id: string) => void;
  readonly stopRound: (id: string) => void;
  /** This account may put rounds on the floor. */
  readonly mayStart: boolean;
}

const LIGHT = {
  initialized: '',
  empty: 'is-off',
  running: 'is-now',
  skipped: 'is-off',
  marked: 'is-past',
  posted: 'is-past',
} as const;

function Grip({ row, take }: Pick<DayRowProps, 'row' | 'take'>) {
  if (!row.canMove) return <span />;
  // The handle for finger and mouse; the keyboard moves the selected row with Alt and the arrows.
  return (
    <span className="schedule-grip" aria-hidden="true" onPointerDown={(event) => take(row.id, event)}>
      <GripVertical size={18} strokeWidth={1.6} />
    </span>
  );
}

function Times({ row }: { readonly row: RowView }) {
  const words = useWords(scheduleWords).row;
  return (
    <>
      <span className="number schedule-planned">
        <span className="spoken">{words.planned} </span>
        <TimeText>{row.planned}</TimeText>
      </span>
      <span className="number schedule-expected">
        <span className="spoken">{words.expected} </span>
        <TimeText>{row.expected}</TimeText>
        {row.spread === '' ? null : <small> {row.spread}</small>}
      </span>
    </>
  );
}

type RoundRow = Extract<RowView, { kind: 'round' }>;

/** A clash: a person in two places at once, or without time to change. */
function Clash({ of }: { readonly of: NonNullable<RoundRow['clash']> }) {
  const words = useWords(scheduleWords).row;
  return (
    <span className={`schedule-clash schedule-clash-${of}`}>
      <ToneIcon tone={of} />
      <span className="spoken">{of === 'stop' ? words.twice : words.tooClose}</span>
    </span>
  );
}

/** Style and level, on one line with the row's kind. */
function Marks({ row, hideLevelIcons }: { readonly row: RoundRow } & Pick<DayRowProps, 'hideLevelIcons'>) {
  return (
    <span className="schedule-marks">
      {row.style === undefined ? null : <StyleMark name={row.style} />}
      {row.level === undefined || hideLevelIcons ? null : <LevelMark level={row.level} hideIcon={false} />}
    </span>
  );
}

function Name({ row, hideLevelIcons, select }: Pick<DayRowProps, 'row' | 'hideLevelIcons' | 'select'>) {
  const words = useWords(scheduleWords).row;
  return (
    <button
      type="button"
      className="schedule-event"
      data-name={row.id}
      aria-pressed={row.isSelected}
      onClick={() => select(row.id)}
    >
      <b>
        {row.title}
        {row.kind === 'round' && row.clash !== undefined ? <Clash of={row.clash} /> : null}
        {row.isDraft ? (
          <span className="schedule-draft">
            <span className="spoken">{words.notPublished}</span>
          </span>
        ) : null}
      </b>
      <span className="schedule-under">
        {row.detail === '' ? null : <small>{row.detail}</small>}
        {row.kind === 'round' ? <Marks row={row} hideLevelIcons={hideLevelIcons} /> : null}
      </span>
    </button>
  );
}

/** One row of the day: a round, a break, or the heading of a session. */
export const DayRow = memo(
  function DayRow({ row, hideLevelIcons, select, take, start, stopRound, mayStart }: DayRowProps) {
    const words = useWords(scheduleWords).row;
    const selected = className('schedule-row', row.isSelected && 'is-selected');
    if (row.kind !== 'round')
      return (
        <li
          className={className(selected, row.kind === 'session' ? 'is-session' : 'is-block')}
          data-row={row.id}
        >
          <Times row={row} />
          <span className="schedule-knot" aria-hidden="true" />
          <Name row={row} hideLevelIcons={hideLevelIcons} select={select} />
          <Grip row={row} take={take} />
        </li>
      );
    return (
      <li className={className(selected, LIGHT[row.state], row.isRelated && 'is-related')} data-row={row.id}>
        <Times row={row} />
        <span className="schedule-knot" aria-hidden="true" />
        <Name row={row} hideLevelIcons={hideLevelIcons} select={select} />
        <span className="schedule-figure">
          <b className="number">{row.couples === 0 ? '–' : row.couples}</b>
          {row.couples === 0 ? null : <small>{words.heats(row.heats)}</small>}
        </span>
        <span className="schedule-figure schedule-recall">
          <span className="number">{row.recall ?? '–'}</span>
        </span>
        <span className="schedule-state">
          <RoundStateMark state={row.state} />
          {row.canStart && mayStart ? (
            <Button
              size="small"
              aria-label={words.startRound(row.title, row.detail)}
              onClick={() => start(row.id)}
            >
              {words.start}
            </Button>
          ) : null}
          {row.state === 'running' && mayStart ? (
            <Button
              size="small"
              look="plain"
              aria-label={words.takeBackRound(row.title, row.detail)}
              onClick={() => stopRound(row.id)}
            >
              {words.takeBack}
            </Button>
          ) : null}
        </span>
        <Grip row={row} take={take} />
      </li>
    );
  },
  (before, after) =>
    isSameRow(before.row, after.row) &&
    before.hideLevelIcons === after.hideLevelIcons &&
    before.mayStart === after.mayStart &&
    before.select === after.select &&
    before.take === after.take &&
    before.start === after.start &&
    before.stopRound === after.stopRound,
);

import { GripVertical } from 'lucide-react';
import { memo, type PointerEvent } from 'react';
import { Button } from '../parts/button/Button.tsx';
import { className } from '../parts/page/className.ts';
import { LevelMark } from '../parts/event/LevelMark.tsx';
import { RoundStateMark } from '../parts/event/RoundStateMark.tsx';
import { StyleMark } from '../parts/event/StyleMark.tsx';
import { ToneIcon } from '../parts/note/ToneIcon.tsx';
import { isLevel } from '../../domain/event/terms.ts';
import { sameLine, type LineView } from './lines.ts';

export interface DayLineProps {
  readonly line: LineView;
  readonly hideLevelIcons: boolean;
  /** Tells the timeline of a press on it; the functions must stay the same from one drawing to the next. */
  readonly select: (id: string) => void;
  readonly take: (id: string, event: PointerEvent<HTMLElement>) => void;
  readonly start: (id: string) => void;
  /** Whether this person may put rounds on the floor. */
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

function Grip({ line, take }: Pick<DayLineProps, 'line' | 'take'>) {
  if (!line.canMove) return <span />;
  // For the finger and the mouse; the keyboard moves the selected line with Alt and the arrows.
  return (
    <span className="schedule-grip" aria-hidden="true" onPointerDown={(event) => take(line.id, event)}>
      <GripVertical size={18} strokeWidth={1.6} />
    </span>
  );
}

function Times({ line }: { readonly line: LineView }) {
  return (
    <>
      <span className="number schedule-planned">
        <span className="spoken">planned </span>
        {line.planned}
      </span>
      <span className="number schedule-expected">
        <span className="spoken">expected </span>
        {line.expected}
        {line.spread === '' ? null : <small> {line.spread}</small>}
      </span>
    </>
  );
}

function Name({ line, select }: Pick<DayLineProps, 'line' | 'select'>) {
  return (
    <button
      type="button"
      className="schedule-event"
      data-name={line.id}
      aria-pressed={line.isSelected}
      onClick={() => select(line.id)}
    >
      <b>
        {line.title}
        {line.isDraft ? (
          <span className="schedule-draft">
            <span className="spoken">, not published</span>
          </span>
        ) : null}
      </b>
      {line.detail === '' ? null : <small>{line.detail}</small>}
    </button>
  );
}

/** One line of the day: a round, a break, or the heading of a session. */
export const DayLine = memo(
  function DayLine({ line, hideLevelIcons, select, take, start, mayStart }: DayLineProps) {
    const selected = className('schedule-line', line.isSelected && 'is-selected');
    if (line.kind !== 'round')
      return (
        <li
          className={className(selected, line.kind === 'session' ? 'is-session' : 'is-block')}
          data-line={line.id}
        >
          <Times line={line} />
          <span className="schedule-knot" aria-hidden="true" />
          <Name line={line} select={select} />
          <Grip line={line} take={take} />
        </li>
      );
    return (
      <li
        className={className(selected, LIGHT[line.state], line.isRelated && 'is-related')}
        data-line={line.id}
      >
        <Times line={line} />
        <span className="schedule-knot" aria-hidden="true" />
        <Name line={line} select={select} />
        <span className="schedule-marks">
          {line.clash === undefined ? null : (
            <span className={`schedule-clash schedule-clash-${line.clash}`}>
              <ToneIcon tone={line.clash} />
              <span className="spoken">{line.clash === 'stop' ? 'On the floor twice' : 'Too close'}</span>
            </span>
          )}
          {line.style === undefined ? null : <StyleMark name={line.style} />}
          {isLevel(line.level) && !hideLevelIcons ? <LevelMark level={line.level} /> : null}
        </span>
        <span className="schedule-figure">
          <b className="number">{line.couples === 0 ? '–' : line.couples}</b>
          {line.couples === 0 ? null : <small>{line.heats === 1 ? '1 heat' : `${line.heats} heats`}</small>}
        </span>
        <span className="schedule-figure schedule-recall">
          <span className="number">{line.recall ?? '–'}</span>
        </span>
        <span className="schedule-state">
          <RoundStateMark state={line.state} />
          {line.canStart && mayStart ? (
            <Button
              size="small"
              aria-label={`Start ${line.title}, ${line.detail}`}
              onClick={() => start(line.id)}
            >
              Start
            </Button>
          ) : null}
        </span>
        <Grip line={line} take={take} />
      </li>
    );
  },
  (before, after) =>
    sameLine(before.line, after.line) &&
    before.hideLevelIcons === after.hideLevelIcons &&
    before.mayStart === after.mayStart &&
    before.select === after.select &&
    before.take === after.take &&
    before.start === after.start,
);

import { type CSSProperties, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { buildCoupleTrace, TRACE_FLOORS, type TracePiece } from '../../look/coupleTrace.ts';
import { className } from '../page/className.ts';
import './Trace.css';

export interface TraceProps {
  /** wide beside a text, narrow on a phone, board on a projector; auto picks wide or narrow by the window. */
  readonly floor?: keyof typeof TRACE_FLOORS | 'auto' | undefined;
  /** Animates once when it appears (1.8 s); not with reduced motion. */
  readonly drawn?: boolean | undefined;
  readonly children?: ReactNode;
}

const WIDE_QUERY = '(min-width: 1001px)';

const query = (): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(WIDE_QUERY) : undefined;

function onChange(changed: () => void): () => void {
  const list = query();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

interface LineProps {
  readonly pieces: readonly TracePiece[];
  readonly line: 'trace-lead' | 'trace-follow';
  readonly weight: number;
}

function Line({ pieces, line, weight }: LineProps) {
  return pieces.map(({ path, opacity }, piece) => {
    const place: CSSProperties & Record<'--piece', number> = { '--piece': piece };
    return (
      <path
        key={path}
        className={line}
        d={path}
        opacity={opacity}
        strokeWidth={weight}
        pathLength={1}
        style={place}
      />
    );
  });
}

/**
 * A couple's lap around the floor, counterclockwise, fading behind them; two dots at their position. At most one per
 * page: home, or the reveal of results. Decorative: any text is in its middle.
 */
export function Trace({ floor = 'auto', drawn = false, children }: TraceProps) {
  const wide = useSyncExternalStore(onChange, () => query()?.matches ?? true, nobodyKnows);
  const kept = wide === undefined && floor === 'auto';
  const fitting = (wide ?? true) ? 'wide' : 'narrow';
  const name = floor === 'auto' ? fitting : floor;
  return (
    <div className={className('trace', drawn && !kept && 'trace-drawn')}>
      {kept ? <KeptFloors /> : <Drawn name={name} />}
      {children === undefined ? null : <div className="trace-middle">{children}</div>}
    </div>
  );
}

/** The window's width is unknown while the server renders. */
const nobodyKnows = (): undefined => undefined;

/** Keeps the place of the picture for both widths on a server-rendered page. */
const KeptFloors = () =>
  (['wide', 'narrow'] as const).map((name) => (
    <svg
      key={name}
      className={`trace-kept-${name}`}
      viewBox={`0 0 ${TRACE_FLOORS[name].width} ${TRACE_FLOORS[name].height}`}
      aria-hidden="true"
    />
  ));

function Drawn({ name }: { readonly name: keyof typeof TRACE_FLOORS }) {
  const { width, height } = TRACE_FLOORS[name];
  const trace = useMemo(() => buildCoupleTrace(TRACE_FLOORS[name]), [name]);
  const small = name === 'narrow';
  const dot = small ? 4 : 5;
  const count: CSSProperties & Record<'--pieces', number> = { '--pieces': trace.lead.length };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} style={count} aria-hidden="true">
      <Line pieces={trace.lead} line="trace-lead" weight={small ? 1.1 : 1.3} />
      <Line pieces={trace.follow} line="trace-follow" weight={small ? 1.4 : 1.7} />
      <circle className="trace-lead-now" cx={trace.leadNow.x} cy={trace.leadNow.y} r={dot} />
      <circle className="trace-follow-now" cx={trace.followNow.x} cy={trace.followNow.y} r={dot} />
    </svg>
  );
}

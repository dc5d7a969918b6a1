import type { RoundState } from '../../../../domain/round/rounds.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { termsWords } from '../../words/english/terms.ts';
import { useWords } from '../../words/language.ts';
import '../marks/Marks.css';

export interface RoundStateMarkProps {
  readonly state: RoundState;
  /** A longer text than the usual word: 'Posted 12:31 pm'. */
  readonly word?: string | undefined;
}

const TICK = 'M5.2 8.2l2 2 3.7-4.2';

function Ring({ state }: { readonly state: RoundState }) {
  switch (state) {
    case 'initialized':
      return <circle cx="8" cy="8" r="6" />;
    case 'empty':
      return <circle cx="8" cy="8" r="6" strokeDasharray="2.2 2.5" />;
    case 'running':
      return (
        <>
          <circle cx="8" cy="8" r="6" />
          <path className="filled" d="M8 4.2A3.8 3.8 0 0 1 8 11.8Z" />
        </>
      );
    case 'skipped':
      return <path d="M3 4l4 4-4 4M8.5 4l4 4-4 4" />;
    case 'marked':
      return (
        <>
          <circle cx="8" cy="8" r="6" />
          <path d={TICK} />
        </>
      );
    case 'posted':
      return (
        <>
          <circle className="filled" cx="8" cy="8" r="6.8" />
          <path className="cut-out" d={TICK} />
        </>
      );
    default:
      return unreachable(state);
  }
}

/** A round's state: a ring that fills as the round goes on, always with its word. Six states. */
export function RoundStateMark({ state, word }: RoundStateMarkProps) {
  const words = useWords(termsWords);
  return (
    <span className={`round-state round-state-${state}`}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <Ring state={state} />
      </svg>
      {word ?? words.roundState(state)}
    </span>
  );
}

import { Link } from 'wouter';
import type { SetupStep } from '../../../../domain/setup/guide.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { buildButtonClass } from '../../../kit/parts/button/buttonClass.ts';
import { className } from '../../../kit/parts/page/className.ts';
import { guideWords } from '../../../kit/words/english/guide.ts';
import { useWords } from '../../../kit/words/language.ts';
import { STEP_LINKS } from '../../../staff/guide/stepLinks.ts';

const CIRCLE = { cx: 8, cy: 8, r: 6 };

/** A tick, a half, an empty ring, or a dashed one for later. */
function StepRing({ state }: Pick<SetupStep, 'state'>) {
  const shape = () => {
    switch (state) {
      case 'done':
        return (
          <>
            <circle {...CIRCLE} r={6.8} fill="currentColor" stroke="none" />
            <path className="guide-tick" d="M5.2 8.2l2 2 3.7-4.2" />
          </>
        );
      case 'started':
        return (
          <>
            <circle {...CIRCLE} />
            <path d="M8 4.2A3.8 3.8 0 0 1 8 11.8Z" fill="currentColor" stroke="none" />
          </>
        );
      case 'open':
        return <circle {...CIRCLE} />;
      case 'later':
        return <circle {...CIRCLE} strokeDasharray="2.6 2.2" />;
      default:
        return unreachable(state);
    }
  };
  return (
    <svg className="guide-ring" viewBox="0 0 16 16" aria-hidden="true">
      {shape()}
    </svg>
  );
}

interface Props {
  readonly step: SetupStep;
  /** A one-line summary of the step, or what it still lacks. */
  readonly about: string;
  /** The next step to take. */
  readonly isNext: boolean;
  /** The day from which it can be done. */
  readonly from: string | undefined;
}

export function GuideStep({ step: { name, state, minutes }, about, isNext, from }: Props) {
  const words = useWords(guideWords);
  const isDone = state === 'done';
  return (
    <li className={className('guide-step', isDone && 'is-done', isNext && 'is-next')}>
      <StepRing state={state} />
      <p>
        <b>{words.desk[name]}</b> <span className="spoken">{words.state[state]}</span>
        <small>{about}</small>
      </p>
      <span className="guide-minutes">{isDone ? '' : words.minutes(minutes)}</span>
      {state === 'later' && from !== undefined ? (
        <span className="guide-from">{words.from(from)}</span>
      ) : (
        <Link
          to={STEP_LINKS[name]}
          className={
            isDone ? 'guide-edit' : buildButtonClass({ look: isNext ? 'main' : 'border', size: 'small' })
          }
        >
          {isDone ? words.edit : words.verb[name]}
          {isDone ? <span className="spoken"> {words.desk[name]}</span> : null}
        </Link>
      )}
    </li>
  );
}

import { getTimeFormatters } from '../../../kit/words/times.ts';
import type { RegistrationState } from '../../../../domain/registration/phase.ts';
import { listRegistrationSpans, type RegistrationSpan } from '../../../../domain/registration/spans.ts';
import { className } from '../../../kit/parts/page/className.ts';
import { basicsDeskWords } from '../../../kit/words/english/basicsDesk.ts';
import { useLanguage, useWords } from '../../../kit/words/language.ts';

const WEEK = 7 * 24 * 3_600_000;

/** The drawn length of a span: one without an end counts as a week. */
const lengthOf = ({ from, until }: RegistrationSpan): number =>
  from === undefined || until === undefined ? WEEK : until - from;

const isNow = ({ from, until }: RegistrationSpan, now: number | undefined): boolean =>
  now !== undefined && (from === undefined || from <= now) && (until === undefined || now < until);

export interface RegistrationSpansProps {
  readonly registration: RegistrationState;
  readonly timeZone: string;
  /** In ms; undefined: registration has not opened. */
  readonly now: number | undefined;
}

/** All phases of registration in order: the bar gets thicker as the price goes up. */
export function RegistrationSpans({ registration, timeZone, now }: RegistrationSpansProps) {
  const words = useWords(basicsDeskWords);
  const { tag } = useLanguage();
  const { until } = getTimeFormatters(tag, timeZone);
  const spans = listRegistrationSpans(registration);
  const when = ({ from, until: end }: RegistrationSpan): string => {
    if (end !== undefined) return words.until(until(end));
    return from !== undefined ? words.from(until(from)) : words.always;
  };
  return (
    <>
      <div className="basics-bar" aria-hidden>
        {spans.map((span) => (
          <span
            key={span.stands}
            className={`basics-${span.stands.replace(' ', '-')}`}
            style={{ flexGrow: lengthOf(span) / WEEK }}
          />
        ))}
      </div>
      <ol className="basics-spans" aria-label={words.spans}>
        {spans.map((span) => (
          <li key={span.stands} className={className(isNow(span, now) && 'is-now')}>
            <b>{words.stands[span.stands]}</b>
            {isNow(span, now) ? <span className="basics-now">{words.now}</span> : null}
            <span className="second">{when(span)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

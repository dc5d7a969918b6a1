import { Link } from 'wouter';
import { unreachable } from '../../../domain/unreachable.ts';
import { buildButtonClass } from '../../kit/parts/button/buttonClass.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { createDayRangeFormatter } from '../../kit/words/days.ts';
import { liveWords } from '../../kit/words/english/live.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useLanguage, useWords } from '../../kit/words/language.ts';
import { findEmptyFloorReason } from './emptyFloorReason.ts';
import type { DayLine } from '../../../domain/schedule/times/dayLines.ts';
import type { LiveHall } from './useLiveHall.ts';
import '../../kit/parts/button/Button.css';

interface Props {
  readonly hall: LiveHall;
  readonly day: readonly DayLine[];
  readonly now: number;
  readonly timeOf: (at: number) => string;
}

/** An empty floor: before the first day, between two rounds, or after the last one. */
export function EmptyFloor({ hall, day, now, timeOf }: Props) {
  const words = useWords(liveWords);
  const { eventName } = useWords(termsWords);
  const { tag } = useLanguage();
  const { about, settings } = hall;
  const why = findEmptyFloorReason(about, day, now);
  // A hidden schedule hides its times too.
  const said = (at: number | undefined) =>
    at === undefined || settings.hideLiveSchedule ? undefined : timeOf(at);
  switch (why.kind) {
    case 'before': {
      const { first } = why;
      return (
        <EmptyState
          more={
            first === undefined
              ? words.beforeMore
              : words.beforeOn(createDayRangeFormatter(tag)(first, first))
          }
          action={
            <Link className={buildButtonClass()} to={screens.home.link()}>
              {words.home}
            </Link>
          }
        >
          {words.before}
        </EmptyState>
      );
    }
    case 'between': {
      const { event, round, at } = why;
      return (
        <EmptyState more={words.clearMore(eventName(event), round.name, said(at))}>{words.clear}</EmptyState>
      );
    }
    case 'over':
      return (
        <EmptyState
          more={words.overMore}
          action={
            <Link className={buildButtonClass({ look: 'main' })} to={screens.results.link()}>
              {words.results}
            </Link>
          }
        >
          {words.over}
        </EmptyState>
      );
    default:
      return unreachable(why);
  }
}

import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { toCalendarDay } from '../../../domain/registration/calendar.ts';
import { countField } from '../../../domain/round/countField.ts';
import { listJudgesToSeat, DEFAULT_PANELS } from '../../../domain/schedule/plan/panels.ts';
import { listItems } from '../../../domain/schedule/plan/plan.ts';
import { DAY_ORDERS, planFirstDay, type DayOrder } from '../../../domain/schedule/times/firstDay.ts';
import { dayRibbon } from '../../../domain/schedule/times/dayRibbon.ts';
import { calculateTimes } from '../../../domain/schedule/times/times.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive, valueOr } from '../../kit/cache/useLive.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { StyleTrace } from '../../kit/parts/event/StyleTrace.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { TimeField } from '../../kit/parts/field/TimeField.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { planProblemsWords } from '../../kit/words/english/planProblems.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { DayAndTime } from './DayAndTime.tsx';
import { DayRibbon } from './DayRibbon.tsx';
import { parseTypedTime } from './typedTime.ts';
import { createBlock } from './newBlock.ts';
import type { ScheduleDraft } from './useDraft.ts';
import type { PublishedPlan } from './usePlan.ts';

interface Props {
  readonly published: PublishedPlan;
  readonly draft: ScheduleDraft;
  /** Opens the ordinary desk instead, to add rows one by one. */
  readonly onBlank: () => void;
}

/**
 * For an organizer with entries and no rounds: the day's start, lunch and order, and one button. Goal: the
 * end of the day is known before rounds are made, and the plan stays private until it is published.
 */
export function EmptySchedule({ published, draft, onBlank }: Props) {
  const words = useWords(scheduleWords).first;
  const { block } = useWords(scheduleWords);
  const { problem: problemSaid } = useWords(planProblemsWords);
  const { eventName } = useWords(termsWords);
  const { staff } = useStore();
  const { timeZone, plainTime } = useTimes();
  const about = valueOr(useLive(staff, competitionBasics), undefined);
  const firstDayOf = about?.startDate === undefined ? '' : (toCalendarDay(about.startDate, timeZone) ?? '');
  const [typed, setTyped] = useState<string>();
  const [lunchAt, setLunchAt] = useState('12:30');
  const [lunchMinutes, setLunchMinutes] = useState('45');
  const [order, setOrder] = useState<DayOrder>('style');
  const [refused, setRefused] = useState<string>();
  const [lunchBlock] = useState(() => createBlock('lunch', block.kinds.lunch));
  const begins = typed ?? `${firstDayOf}T08:30`;
  const start = parseTypedTime(timeZone, begins);
  const notBefore = parseTypedTime(timeZone, `${begins.split('T')[0] ?? ''}T${lunchAt}`);
  const length = Number(lunchMinutes);
  const { plan, timing, settings } = published;
  const judges = useMemo(() => listJudgesToSeat(published.judges), [published.judges]);
  const sizes = useMemo(
    () => plan.events.map((event) => ({ event, ...countField(event.entries) })),
    [plan.events],
  );
  const entered = sizes.filter(({ couples }) => couples > 0);
  const empty = sizes.filter(({ couples }) => couples === 0);
  const entries = entered.reduce((sum, { couples }) => sum + couples, 0);
  const alone = sizes.reduce((sum, one) => sum + one.alone, 0);
  const hasEntries = entered.length > 0;
  const made = useMemo(() => {
    if (start === undefined || !hasEntries) return undefined;
    const hasLunch = notBefore !== undefined && notBefore > start && Number.isInteger(length) && length > 0;
    const lunch = hasLunch ? { ...lunchBlock, minutes: length, notBefore } : undefined;
    return planFirstDay(plan, { start, lunch, order, judges }, timing, settings);
  }, [plan, timing, settings, judges, start, notBefore, length, order, lunchBlock, hasEntries]);
  const blocked = (): string | undefined => {
    if (!hasEntries) return words.needsEntries;
    return start === undefined ? words.needsStart : undefined;
  };
  const make = (): void => {
    if (made?.ok === true) setRefused(draft.add(...made.value.changes));
  };
  const day = made?.ok === true ? made.value.plan : undefined;
  const times = day === undefined ? undefined : calculateTimes(day, timing);
  const ends = times?.days.at(-1)?.planned.to;
  const rounds = day === undefined ? [] : listItems(day).filter(({ kind }) => kind === 'round');
  const finals = day?.events.filter((event) => event.rounds.length === 1).length ?? 0;
  const { usual } = timing;
  return (
    <>
      <main className="schedule-day schedule-first">
        <StyleTrace name="Smooth" width={132} />
        <h2>{words.title}</h2>
        <p className="schedule-first-lead">{words.lead(entries, alone, entered.length)}</p>
        <div className="schedule-first-fields">
          <DayAndTime label={words.start} value={begins} onChange={setTyped} />
          <div className="schedule-moment">
            <TimeField
              of={block.kinds.lunch}
              value={lunchAt}
              onChange={setLunchAt}
              onEmpty={() => setLunchAt('')}
              label={words.lunch}
            />
            <TextField
              label={words.lunchMinutes}
              inputMode="numeric"
              value={lunchMinutes}
              onChange={({ target }) => setLunchMinutes(target.value)}
            />
          </div>
        </div>
        <PillChoice
          label={words.order}
          options={DAY_ORDERS.map((value) => ({ value, words: words.orders[value] }))}
          value={order}
          onChange={setOrder}
        />
        {made?.ok === false ? <NoteBox tone="stop">{problemSaid(made.problem)}</NoteBox> : null}
        {refused === undefined ? null : <NoteBox tone="stop">{refused}</NoteBox>}
        <p className="schedule-first-verbs">
          <Button size="tall" look="main" blocked={blocked()} onClick={make}>
            {words.verb}
          </Button>
          <Button look="plain" onClick={onBlank}>
            {words.blank}
          </Button>
        </p>
      </main>
      <aside className="schedule-side" aria-label={words.preview}>
        <p className="second">{words.wouldEnd}</p>
        <p className="schedule-end">
          <b className="number">{ends === undefined ? '–' : <TimeText>{plainTime(ends)}</TimeText>}</b>
        </p>
        <DayRibbon parts={dayRibbon(times?.items ?? [])} />
        <ul className="schedule-first-list">
          <li>
            <b className="number">{rounds.length}</b>
            <span>
              {words.rounds(rounds.length, entered.length)}
              <small>{words.finals(finals)}</small>
            </span>
          </li>
          {empty.length === 0 ? null : (
            <li>
              <b className="number">{empty.length}</b>
              <details>
                <summary>
                  {words.empty(empty.length)}
                  <small>{words.noRounds}</small>
                </summary>
                <p className="second">{empty.map(({ event }) => eventName(event)).join(', ')}</p>
              </details>
            </li>
          )}
          <li>
            <b className="number">{judges.length}</b>
            <span>
              {words.judges(judges.length)}
              <small>
                {judges.length === 0 ? (
                  <Link to={screens.officials.link()}>{words.addJudges}</Link>
                ) : (
                  words.panels(
                    Math.min(DEFAULT_PANELS.preliminary, judges.length),
                    Math.min(DEFAULT_PANELS.final, judges.length),
                  )
                )}
              </small>
            </span>
          </li>
        </ul>
        <p className="second">
          {words.timing(usual.largestHeat, usual.secondsPerDance, timing.secondsBetweenRounds)}{' '}
          <Link to={screens.setup.link({ desk: 'timing' })}>{words.changeTiming}</Link>
        </p>
      </aside>
    </>
  );
}

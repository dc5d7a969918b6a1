import { useEffect, useState } from 'react';
import type { UpcomingDance, DancersDay } from '../../../domain/dancersDay/dancersDay.ts';
import { onDeckTime } from '../../../domain/floor/onDeck.ts';
import { dancersDay } from '../../kit/words/english/dancersDay.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { showAlert } from './alerts.ts';
import type { DayTimes } from './useDayTimes.ts';
import { findRecallDance, useOnNews, type PostingNews } from './useNews.ts';

/** Lead time of the alert before the deck call, in ms. */
const ALERT_LEAD_MS = 5 * 60_000;

const isDue =
  (now: number) =>
  (one: DancersDay['coming'][number]): one is UpcomingDance =>
    one.kind === 'dance' &&
    one.isCertain &&
    one.begins !== undefined &&
    onDeckTime(one.begins.earliest) - ALERT_LEAD_MS <= now &&
    now < one.begins.latest;

const keyOf = ({ couple, round }: UpcomingDance): string => `${couple.event.key}/${round.number}`;

/** Notifies in time for the deck call, and of recalls. Never of bad news: the screen may be locked and in view. */
export function useAlerts(
  isOn: boolean,
  { day, news, now, times }: { day: DancersDay; news: PostingNews | undefined; now: number; times: DayTimes },
): void {
  const { alerts } = useWords(dancersDay);
  const { eventName, roundInSentence } = useWords(terms);
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const due = isOn ? day.coming.filter(isDue(now)).find((one) => !told.has(keyOf(one))) : undefined;
  const dueKey = due === undefined ? undefined : keyOf(due);
  useEffect(() => {
    if (due?.begins === undefined || dueKey === undefined) return;
    const by = times.at(onDeckTime(due.begins.earliest));
    void showAlert(alerts.onDeck(eventName(due.couple.event), by), `due/${dueKey}`);
    setTold((before) => new Set([...before, dueKey]));
    // Alert once per dance, with the time expected at that moment.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [dueKey]);
  useOnNews(isOn && news?.line.what.kind === 'called back' ? news : undefined, (posting) => {
    const { line } = posting;
    const next = findRecallDance(day, posting);
    if (next === undefined) return;
    void showAlert(
      alerts.in(eventName(line.couple.event), roundInSentence(next.round.name)),
      `in/${keyOf(next)}`,
    );
  });
}

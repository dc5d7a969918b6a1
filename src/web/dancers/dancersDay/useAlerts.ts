import { useEffect, useState } from 'react';
import type { UpcomingDance, DancersDay } from '../../../domain/dancersDay/dancersDay.ts';
import { calculateOnDeckTime } from '../../../domain/floor/onDeck.ts';
import { dancersDayWords } from '../../kit/words/english/dancersDay.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { showAlert } from './alerts.ts';
import type { DayTimes } from './useDayTimes.ts';
import { findRecallDance, useOnNews, type PostingNews } from './usePostingNews.ts';

/** Lead time of the alert before the deck call, in ms. */
const ALERT_LEAD_MS = 5 * 60_000;

const isDue =
  (now: number) =>
  (one: DancersDay['coming'][number]): one is UpcomingDance =>
    one.kind === 'dance' &&
    one.isCertain &&
    one.begins !== undefined &&
    calculateOnDeckTime(one.begins.earliest) - ALERT_LEAD_MS <= now &&
    now < one.begins.latest;

const keyOf = ({ couple, round }: UpcomingDance): string => `${couple.event.key}/${round.number}`;

/**
 * Notifies in time for the deck call, and of recalls. Never of bad news: other people may see the lock
 * screen.
 */
export function useAlerts(
  isOn: boolean,
  { day, news, now, times }: { day: DancersDay; news: PostingNews | undefined; now: number; times: DayTimes },
): void {
  const { alerts } = useWords(dancersDayWords);
  const { eventName, roundInSentence } = useWords(termsWords);
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const due = isOn ? day.coming.filter(isDue(now)).find((one) => !told.has(keyOf(one))) : undefined;
  const dueKey = due === undefined ? undefined : keyOf(due);
  useEffect(() => {
    if (due?.begins === undefined || dueKey === undefined) return;
    const by = times.at(calculateOnDeckTime(due.begins.earliest));
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

import { memo, useDeferredValue, useEffect, useState } from 'react';
import type { JudgeKey } from '../../../domain/ids.ts';
import { FloorCache } from '../../../store/connection/floorCache.ts';
import { hasStorageFailed } from '../../../store/delivery/queue.ts';
import { Observable } from '../../../store/connection/observed.ts';
import { isUndeliverable, type JudgesSheets } from '../../../store/sheets/judgesSheets.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../kit/cache/useLive.ts';
import { useNow } from '../../kit/clock/useNow.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { useOnDuty } from '../../kit/shell/useOnDuty.ts';
import { judgeWords } from '../../kit/words/english/judge.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { pageLanguage, useWords } from '../../kit/words/language.ts';
import { unsavedSentences } from './useSheetWords.ts';
import type { RoundNews } from './earlierRounds.ts';
import {
  isRoundDue,
  type JudgesRound,
  buildJudgesRoundKey,
  type RoundPlace,
} from '../../../store/models/judge/judgesRounds.ts';
import { useEarlierRounds } from './useEarlierRounds.ts';
import { useRoundsAhead } from './useRoundsAhead.ts';
import { useDeliveryRetries } from './useDeliveryRetries.ts';
import type { FollowedRounds } from './useFollowedRounds.ts';
import { eventAt, EVENTS_AT } from '../../../store/events/eventAt.ts';
import { marksAt, SEEN_KEY, sheetsAt } from '../../../store/sheets/sheetAt.ts';

/** Deletes cached data of other rounds. */
function useKeptOnly(places: readonly RoundPlace[]): void {
  const { eventName } = useStore();
  useEffect(() => {
    if (places.length === 0) return;
    const last = new FloorCache(eventName);
    last.keepOnly(
      `${EVENTS_AT}/`,
      places.map(({ event }) => eventAt(event)),
    );
    for (const root of [marksAt(), sheetsAt(), SEEN_KEY])
      last.keepOnly(
        `${root}/`,
        places.map((place) => `${root}/${buildJudgesRoundKey(place)}/`),
      );
    // eslint-disable-next-line react/exhaustive-deps -- which rounds they are
  }, [eventName, JSON.stringify(places)]);
}

export interface Props {
  readonly own: JudgesSheets;
  readonly judge: JudgeKey;
  readonly followed: FollowedRounds;
  readonly rounds: readonly JudgesRound[];
  /** Called when the content to show changes. */
  readonly onTell: (told: PhoneContent) => void;
}

/**
 * The judge's part of the day: before the first round, between rounds, after the last one today, or after the
 * last of all.
 */
export type DayPart = 'before' | 'between' | 'over' | 'over today';

/** A round of another day, as displayed: 'Sat 9:10 AM', 'Silver Waltz, Final'. */
export interface LaterRound {
  readonly when: string;
  readonly what: string;
}

/** Everything to show the judge about rounds that are not on the floor. */
export interface PhoneContent {
  readonly news: readonly RoundNews[];
  readonly part: DayPart;
  /** The judge's next round, if it is on another day. */
  readonly later?: LaterRound | undefined;
}

/**
 * Storage key of the last day with a round: without a round today, the phone must not thank the judge for
 * today.
 */
const JUDGED = 'judged';

function useDayPart(
  judge: JudgeKey,
  rounds: readonly JudgesRound[],
  isHeard: boolean,
): Pick<PhoneContent, 'part' | 'later'> {
  const { eventName } = useStore();
  const { dayOf, clockTime } = useTimes();
  const { eventName: nameOf, roundName } = useWords(termsWords);
  const today = dayOf(useNow());
  const isIdle = isHeard && !rounds.some(isRoundDue);
  const ahead = useRoundsAhead(judge, isIdle ? rounds.map(({ key }) => key) : undefined);
  const hasRound = rounds.length > 0;
  useEffect(() => {
    if (hasRound) new FloorCache(eventName).keep(JUDGED, today);
  }, [eventName, hasRound, today]);
  const judged = new FloorCache(eventName).of(JUDGED);
  const hasJudged = hasRound || (judged.kind === 'known' && judged.raw === today);
  if (!hasJudged) return { part: 'before' };
  if (!isIdle) return { part: 'between' };
  if (ahead.kind === 'none') return { part: 'over' };
  if (ahead.kind !== 'another day') return { part: 'between' };
  const { event, round } = ahead.at;
  const later = {
    when: clockTime(ahead.startTime),
    what: `${nameOf(event)}, ${roundName(round.name)}`,
  };
  return { part: 'over today', later };
}

/** The number of sent sheets that the server has not confirmed. */
function useUnsent(own: JudgesSheets): Observable<number> {
  const [unsent] = useState(() => new Observable(0));
  const now = own
    .unsettled()
    .filter((one) => one.kept.sent && one.delivery.kind !== 'late' && !isUndeliverable(one)).length;
  useEffect(() => unsent.set(now), [unsent, now]);
  return unsent;
}

function useKeptForOffline(): void {
  useEffect(() => {
    import('../../kit/worker/cacheForOffline.ts').then(
      ({ cacheForOffline: keepForOffline }) => keepForOffline('judge', pageLanguage),
      () => undefined, // the next visit tries again
    );
  }, []);
}

const Tasks = memo(function Tasks({ own, judge, followed, rounds, onTell }: Props) {
  useKeptForOffline();
  useOnDuty(useStore().device, 'judge', judge, useUnsent(own));
  useDeliveryRetries(own.queue, followed);
  const { had, news } = useEarlierRounds(judge, rounds, followed.isHeard);
  useKeptOnly([...followed.places, ...had]);
  const keys = news.map(({ key }) => key).join(' ');
  const { unsaved } = useWords(judgeWords);
  const isUnsaved = useObserved(hasStorageFailed);
  useEffect(() => unsavedSentences.set(isUnsaved ? unsaved.sheet : {}), [isUnsaved, unsaved]);
  const { part, later } = useDayPart(judge, rounds, followed.isHeard);
  useEffect(() => {
    onTell({ news, part, later });
    // eslint-disable-next-line react/exhaustive-deps -- news with the same keys say the same
  }, [onTell, keys, part, later?.when, later?.what]);
  return null;
});

/**
 * Background work of the phone: reports presence, retries refused sheets, and remembers its rounds. Deferred, so that a
 * tap paints first.
 */
export default function PhoneTasks(props: Props) {
  return <Tasks {...useDeferredValue(props)} />;
}

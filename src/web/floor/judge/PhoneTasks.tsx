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

/** Everything to show the judge about rounds that are not on the floor. */
export interface PhoneContent {
  readonly news: readonly RoundNews[];
  readonly part: DayPart;
}

/**
 * Storage key of the last day with a round: without a round today, the phone must not thank the judge for
 * today.
 */
const JUDGED = 'judged';

function useDayPart(judge: JudgeKey, rounds: readonly JudgesRound[], isHeard: boolean): DayPart {
  const { eventName } = useStore();
  const { dayOf } = useTimes();
  const today = dayOf(useNow());
  const isIdle = isHeard && !rounds.some(isRoundDue);
  const ahead = useRoundsAhead(judge, isIdle ? rounds.map(({ key }) => key) : undefined);
  const hasRound = rounds.length > 0;
  useEffect(() => {
    if (hasRound) new FloorCache(eventName).keep(JUDGED, today);
  }, [eventName, hasRound, today]);
  const judged = new FloorCache(eventName).of(JUDGED);
  const hasJudged = hasRound || (judged.kind === 'known' && judged.raw === today);
  if (!hasJudged) return 'before';
  if (!isIdle) return 'between';
  if (ahead === 'none') return 'over';
  return ahead === 'another day' ? 'over today' : 'between';
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
  const part = useDayPart(judge, rounds, followed.isHeard);
  useEffect(() => {
    onTell({ news, part });
    // eslint-disable-next-line react/exhaustive-deps -- news with the same keys say the same
  }, [onTell, keys, part]);
  return null;
});

/**
 * Background work of the phone: reports presence, retries refused sheets, and remembers its rounds. Deferred, so that a
 * tap paints first.
 */
export default function PhoneTasks(props: Props) {
  return <Tasks {...useDeferredValue(props)} />;
}

import { useEffect, useMemo, useState } from 'react';
import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { parseDance } from '../../../domain/event/dances.ts';
import { parseEventKey, type JudgeKey } from '../../../domain/ids.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { FloorCache } from '../../../store/connection/floorCache.ts';
import { eventPath } from '../../../store/events/events.ts';
import { getRawChild, listRawChildren, toCount, toNumber, toText } from '../../../store/tree/path.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLastKnown, useLastKnown } from '../../kit/cache/useLastKnown.ts';
import { valueOr } from '../../kit/cache/useLive.ts';
import { listRoundsToRemember, listRoundNews, type EarlierRound, type RoundNews } from './earlierRounds.ts';
import type { JudgesRound } from '../../../store/models/judge/judgesRounds.ts';

/** Storage key of the rounds last on this phone. */
const EARLIER_ROUNDS_KEY = 'had';

const parseHad = (raw: unknown): readonly EarlierRound[] =>
  (Array.isArray(raw) ? raw : []).flatMap((one: unknown) => {
    const event = parseEventKey(toText(getRawChild(one, 'event')) ?? '');
    const round = toCount(getRawChild(one, 'round'));
    const dances = listRawChildren(getRawChild(one, 'dances')).flatMap(([, dance]) => toText(dance) ?? []);
    return event === undefined || round === undefined
      ? []
      : [
          {
            event,
            round,
            startedAt: toNumber(getRawChild(one, 'startedAt')),
            dances: dances.map(parseDance),
          },
        ];
  });

const stored = (had: readonly EarlierRound[]) =>
  had.map((one) => ({ ...one, dances: one.dances.map(toStoredTerm) }));

/** News of rounds that were on this phone, also after a reload. */
export function useEarlierRounds(
  judge: JudgeKey,
  rounds: readonly JudgesRound[],
  isHeard: boolean,
): { readonly had: readonly EarlierRound[]; readonly news: readonly RoundNews[] } {
  const { eventName } = useStore();
  const [had, setHad] = useState(() => {
    const heard = new FloorCache(eventName).of(EARLIER_ROUNDS_KEY);
    return parseHad(heard.kind === 'known' ? heard.raw : undefined);
  });
  useEffect(() => new FloorCache(eventName).keep(EARLIER_ROUNDS_KEY, stored(had)), [eventName, had]);
  const judges = valueOr(useLastKnown(competitionBasics), undefined)?.judges ?? [];
  const paths = useMemo(() => [...new Set(had.map(({ event }) => event))].map(eventPath), [had]);
  const events = useEachLastKnown(paths);
  const areHeard = isHeard && events.every(({ kind }) => kind !== 'waiting');
  const known = events.flatMap((event) => valueOr(event, undefined) ?? []);
  const eventOf = (key: EarlierRound['event']) => known.find((event) => event.key === key);
  const news = listRoundNews(had, { judge, judges, eventOf });
  const still = listRoundsToRemember(had, rounds, news);
  if (areHeard && JSON.stringify(stored(still)) !== JSON.stringify(stored(had))) setHad(still);
  return { had, news };
}

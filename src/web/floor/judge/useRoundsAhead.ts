import { useMemo, useState } from 'react';
import type { JudgeKey } from '../../../domain/ids.ts';
import { programPath } from '../../../store/events/program.ts';
import { panelPath } from '../../../store/rounds/panelOfRound.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLive } from '../../kit/cache/useEachLive.ts';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useNow } from '../../kit/clock/useNow.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { findRoundsAhead, listRoundsToJudge, type JudgesNextRound } from './roundsAhead.ts';

/** Panels read at the same time: most judges are on one of the next rounds. */
const MAX_PANELS_AT_ONCE = 6;

/**
 * This judge's next round, kept current: an added round changes it.
 * @param sent the rounds on this phone whose sheets are all sent. Undefined while a sheet is unsent; then
 * nothing is requested.
 */
export function useRoundsAhead(judge: JudgeKey, sent: readonly string[] | undefined): JudgesNextRound {
  const { device, backend } = useStore();
  const now = useNow();
  const { dayOf } = useTimes();
  const path = useMemo(() => programPath(backend), [backend]);
  const known = useLive(device, sent === undefined ? undefined : path);
  const keys = JSON.stringify(sent);
  const rounds = useMemo(
    () => listRoundsToJudge(valueOr(known, []), new Set(sent)),
    // eslint-disable-next-line react/exhaustive-deps -- the keys say which are sent
    [known, keys],
  );
  const [count, setCount] = useState(MAX_PANELS_AT_ONCE);
  const paths = useMemo(
    () => rounds.slice(0, count).map(({ event, round }) => panelPath(event.key, round.number)),
    [rounds, count],
  );
  const panels = useEachLive(device, paths).map((panel) => valueOr(panel, undefined));
  if (known.kind !== 'known') return { kind: 'unknown' };
  const ahead = findRoundsAhead(judge, { rounds, panels, now, dayOf });
  if (ahead.kind === 'unknown' && count < rounds.length && panels.every((panel) => panel !== undefined))
    setCount(count + MAX_PANELS_AT_ONCE);
  return ahead;
}

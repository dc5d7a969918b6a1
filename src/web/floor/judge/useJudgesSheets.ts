import { useEffect, useState } from 'react';
import type { JudgeKey } from '../../../domain/ids.ts';
import type { JudgesSheets } from '../../../store/sheets/judgesSheets.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';

const load = () => import('../../../store/sheets/openJudgesSheets.ts');

const RETRY_DELAY_MS = 2_000;

/** Loaded beside the screen, like the backend client: marking needs both. */
async function loaded(): ReturnType<typeof load> {
  for (;;)
    try {
      return await load();
    } catch {
      await new Promise((later) => setTimeout(later, RETRY_DELAY_MS));
    }
}

const onItsWay = loaded();

/** The sheets of a judge on this device; undefined until they are opened. */
export function useJudgesSheets(judge: JudgeKey): JudgesSheets | undefined {
  const store = useStore();
  const [own, setOwn] = useState<JudgesSheets>();
  useEffect(() => {
    let isOver = false;
    void onItsWay.then(({ openJudgesSheets }) => {
      if (!isOver) setOwn(openJudgesSheets(store, judge));
    });
    return () => {
      isOver = true;
    };
  }, [store, judge]);
  return own;
}

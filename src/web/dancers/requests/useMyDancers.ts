import { useEffect, useMemo } from 'react';
import { codeDancersPath, deviceCodesPath } from '../../../store/registrant/codesOfDevice.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLive } from '../../kit/cache/useEachLive.ts';
import { valueOr, useLive, useObserved } from '../../kit/cache/useLive.ts';

const NONE: readonly string[] = [];

/** The keys of dancers whose codes this device has presented. */
export function useMyDancers(): readonly string[] {
  const { device } = useStore();
  // The identity of the device loads with the sign-in code, after the page.
  useEffect(() => void device.identify(), [device]);
  const who = useObserved(device.who);
  const uid = who.kind === 'device' ? who.uid : undefined;
  const codes = valueOr(
    useLive(
      device,
      useMemo(() => (uid === undefined ? undefined : deviceCodesPath(uid)), [uid]),
    ),
    NONE,
  );
  const each = useEachLive(
    device,
    useMemo(() => codes.map(codeDancersPath), [codes]),
  );
  return useMemo(() => [...new Set(each.flatMap((live) => valueOr(live, NONE)))], [each]);
}

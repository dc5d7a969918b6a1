import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../kit/cache/useLive.ts';

/** True once this device is signed in: before that the server would refuse the judge's own data. */
export function useIsIdentified(): boolean {
  const { device } = useStore();
  const who = useObserved(device.who);
  return who.kind === 'device' || who.kind === 'account';
}

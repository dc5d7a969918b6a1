import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../kit/cache/useLive.ts';

/** Whether it is known who this device is: before that the backend would refuse whatever is the judge's own. */
export function useIsIdentified(): boolean {
  const { device } = useStore();
  const who = useObserved(device.who);
  return who.kind === 'device' || who.kind === 'account';
}

import type { Signer } from '../../../store/journal/signer.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../kit/cache/useLive.ts';

/** The signer on this device; undefined until the sign-in is known. */
export function useSigner(): Signer | undefined {
  const { staff } = useStore();
  const who = useObserved(staff.who);
  return who.kind === 'account' ? { uid: who.uid, name: who.name } : undefined;
}

import type { JudgeKey } from '../../domain/ids.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useOnDuty } from '../app/useOnDuty.ts';

/** Tells the staff that this judge's phone is there. It shows nothing. */
export function OnDuty({ judge }: { readonly judge: JudgeKey }) {
  useOnDuty(useStore().device, 'judge', judge);
  return null;
}

import { useState } from 'react';
import type { Patch } from '../../store/tree/patch.ts';
import { useStore } from './StoreProvider.tsx';

export interface Write {
  readonly busy: boolean;
  /** Why the last one did not come about. */
  readonly problem: string | undefined;
  /** Resolves with whether it is on the server's disk. */
  readonly write: (patch: Patch) => Promise<boolean>;
}

/** One thing is written at a time; what was refused stays in words until the next try. */
export function useWrite(): Write {
  const { staff } = useStore();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const write = async (patch: Patch): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    const written = await staff.write(patch);
    setBusy(false);
    if (!written.ok) setProblem(written.problem);
    return written.ok;
  };
  return { busy, problem, write };
}

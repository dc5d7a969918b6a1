import { useState } from 'react';
import { readRaw } from '../../../store/connection/readPlaces.ts';
import { deletedPartsPath, type DeletedBatch } from '../../../store/registrant/deletedBatches.ts';
import { readRegistry } from '../../../store/dancers/deleteRegistrations.ts';
import { restoreRegistrations, type RestoreConflicts } from '../../../store/dancers/restoreRegistrations.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { floodsWords } from '../../kit/words/english/floods.ts';
import { useWords } from '../../kit/words/language.ts';

const ALL_AS_IT_WAS: RestoreConflicts = { numbers: [], entries: 0 };

export interface BatchRestorer {
  /** The place of the flood and the progress; undefined while nothing is under way. */
  readonly step: { readonly place: number; readonly done: number; readonly of: number } | undefined;
  /** The reason the last restore stopped early. */
  readonly problem: string | undefined;
  /** The differences that are left, until they are dismissed. */
  readonly conflicts: RestoreConflicts;
  readonly gotIt: () => void;
  /** Part by part, each based on the latest tree. */
  readonly restore: (flood: DeletedBatch) => Promise<void>;
}

export function useRestoreBatch(): BatchRestorer {
  const words = useWords(floodsWords);
  const { staff } = useStore();
  const { problem, perform } = useDecisions('organizer');
  const toast = useToast();
  const [step, setStep] = useState<BatchRestorer['step']>();
  const [isKept, setIsKept] = useState(false);
  const [not, setNot] = useState(ALL_AS_IT_WAS);
  const read = (at: string): Promise<unknown> => readRaw(staff, at);
  const back = async ({ place, registrations }: DeletedBatch): Promise<void> => {
    setIsKept(false);
    setNot(ALL_AS_IT_WAS);
    setStep({ place, done: 0, of: 1 });
    const path = deletedPartsPath(place);
    const parts = path.parse(await read(path.at));
    let told = ALL_AS_IT_WAS;
    for (const [done, part] of parts.entries()) {
      setStep({ place, done, of: parts.length });
      // Read again for each part, which builds on the one before.
      const restored = restoreRegistrations(part, await readRegistry(read));
      const came = await perform((by) => [restored.changeBy(by)]);
      if (came !== 'done') {
        setStep(undefined);
        setNot(told);
        // The next part needs this part in the tree.
        setIsKept(came === 'kept');
        return;
      }
      told = { numbers: [...told.numbers, ...restored.numbers], entries: told.entries + restored.entries };
    }
    setStep(undefined);
    setNot(told);
    toast({ words: words.aside.done(registrations) });
  };
  return {
    step,
    problem: isKept ? words.aside.keptHere : problem,
    conflicts: not,
    gotIt: () => setNot(ALL_AS_IT_WAS),
    restore: back,
  };
}

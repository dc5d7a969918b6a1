import { useState } from 'react';
import type { RegistrationTrace } from '../../../domain/registrant/floods.ts';
import { readRaw } from '../../../store/connection/readPlaces.ts';
import { deleteRegistrations, readRegistry } from '../../../store/dancers/deleteRegistrations.ts';
import { isUndoable, deletedBatches, findBatchPlace } from '../../../store/registrant/deletedBatches.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { floodsWords } from '../../kit/words/english/floods.ts';
import { useWords } from '../../kit/words/language.ts';

export interface SpamDeleter {
  /** The progress; undefined while nothing is under way. */
  readonly step: { readonly done: number; readonly of: number } | undefined;
  /** The reason the last deletion stopped early. */
  readonly problem: string | undefined;
  /** Step by step, based on the tree at the moment of the press. */
  readonly deleteSpam: (chosen: readonly RegistrationTrace[]) => Promise<void>;
}

export function useDeleteSpam(): SpamDeleter {
  const words = useWords(floodsWords);
  const { staff } = useStore();
  const { problem, perform } = useDecisions('organizer');
  const toast = useToast();
  const [step, setStep] = useState<SpamDeleter['step']>();
  const read = (at: string): Promise<unknown> => readRaw(staff, at);
  const deleteSpam = async (chosen: readonly RegistrationTrace[]): Promise<void> => {
    const codes = new Set(chosen.map(({ code }) => code));
    const sum = (of: 'dancers' | 'entries'): number => chosen.reduce((all, one) => all + one[of], 0);
    setStep({ done: 0, of: 1 });
    const place = isUndoable({ dancers: sum('dancers'), entries: sum('entries') })
      ? findBatchPlace(deletedBatches.parse(await read(deletedBatches.at)))
      : undefined;
    const steps = deleteRegistrations(codes, await readRegistry(read), place);
    for (const [done, changeBy] of steps.entries()) {
      setStep({ done, of: steps.length });
      if ((await perform((by) => [changeBy(by)])) === false) {
        setStep(undefined);
        return;
      }
    }
    setStep(undefined);
    toast({ words: words.done(codes.size) });
  };
  return { step, problem, deleteSpam };
}

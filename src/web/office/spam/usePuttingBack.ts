import { useState } from 'react';
import { readRaw } from '../../../store/connection/readAll.ts';
import { floodParts, type FloodAside } from '../../../store/registrant/floodAside.ts';
import { putBack, type NotAsItWas } from '../../../store/registrant/putBack.ts';
import { readThrowingOut } from '../../../store/registrant/thrownOut.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { useJournal } from '../../staff/journal/useJournal.ts';
import { floods } from '../../kit/words/english/floods.ts';
import { problems } from '../../kit/words/english/problems.ts';
import { useWords, wordsNow } from '../../kit/words/language.ts';

const ALL_AS_IT_WAS: NotAsItWas = { numbers: [], entries: 0 };

export interface PuttingBack {
  /** Which one, and how far it is; undefined while nothing is under way. */
  readonly step: { readonly place: number; readonly done: number; readonly of: number } | undefined;
  /** Why the last one did not come to its end. */
  readonly problem: string | undefined;
  /** What of it is not as it was: until somebody has read it. */
  readonly not: NotAsItWas;
  readonly gotIt: () => void;
  /** Part by part, each by what is there by then. */
  readonly putBack: (flood: FloodAside) => Promise<void>;
}

export function usePuttingBack(): PuttingBack {
  const words = useWords(floods);
  const { staff } = useStore();
  const journal = useJournal('organizer');
  const toast = useToast();
  const [step, setStep] = useState<PuttingBack['step']>();
  const [problem, setProblem] = useState<string>();
  const [not, setNot] = useState(ALL_AS_IT_WAS);
  const read = (at: string): Promise<unknown> => readRaw(staff, at);
  const back = async ({ place, registrations }: FloodAside): Promise<void> => {
    setProblem(undefined);
    setNot(ALL_AS_IT_WAS);
    setStep({ place, done: 0, of: 1 });
    const path = floodParts(place);
    const parts = path.parse(await read(path.at));
    let told = ALL_AS_IT_WAS;
    for (const [done, part] of parts.entries()) {
      setStep({ place, done, of: parts.length });
      // One after the other: what a part brings back the next one finds there.
      const known = await readThrowingOut(read);
      const by = await journal.author();
      if (by === undefined) break;
      const its = putBack(by, place, part, done === parts.length - 1, known);
      const outcome = await journal.perform(() => [its.change]);
      if (outcome.kind !== 'done') {
        setStep(undefined);
        setNot(told);
        // The next part would go by what this one has not done yet.
        setProblem(
          outcome.kind === 'kept' ? words.aside.keptHere : wordsNow(problems).refusal(outcome.problem),
        );
        return;
      }
      told = { numbers: [...told.numbers, ...its.numbers], entries: told.entries + its.entries };
    }
    setStep(undefined);
    setNot(told);
    toast({ words: words.aside.done(registrations) });
  };
  return { step, problem, not, gotIt: () => setNot(ALL_AS_IT_WAS), putBack: back };
}

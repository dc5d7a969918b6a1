import {
  followFloor,
  restoreDisplay,
  findContentByHand,
  type Display,
} from '../../../store/floor/displays.ts';
import { usePatchWriter } from '../../kit/shell/usePatchWriter.ts';
import { Kbd } from '../../kit/parts/button/Kbd.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { useKeys } from '../../staff/keyboard/useKeys.ts';
import { dropPointerFocus } from './dropPointerFocus.ts';
import { boardsWords } from '../../kit/words/english/boards.ts';
import { useWords } from '../../kit/words/language.ts';

/** Makes all boards follow the floor again, for emergencies. */
export function FollowFloorButton({
  displays,
  now,
}: {
  readonly displays: readonly Display[];
  readonly now: number;
}) {
  const words = useWords(boardsWords);
  const { write, problem } = usePatchWriter({ ofTheMoment: true });
  const toast = useToast();
  const all = (): void => {
    const byHand = displays.filter((one) => findContentByHand(one, now) !== undefined);
    const undo = (): void =>
      void write(Object.fromEntries(byHand.flatMap((one) => Object.entries(restoreDisplay(one)))));
    void write(followFloor(displays)).then(
      (done) => done && toast({ words: words.allToFloorDone, undo: byHand.length === 0 ? undefined : undo }),
    );
  };
  useKeys({ [words.allKey]: all });
  return (
    <>
      <button
        type="button"
        className="boards-floor"
        onClick={(event) => {
          dropPointerFocus(event);
          all();
        }}
      >
        <Kbd>{words.allKey}</Kbd>
        {words.allToFloor}
      </button>
      <ProblemNote>{problem}</ProblemNote>
    </>
  );
}

import type { JudgeKey } from '../../../../domain/ids.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { EmptyState } from '../../../kit/parts/note/EmptyState.tsx';
import { useKeys } from '../../../staff/keyboard/useKeys.ts';
import { keyingWords } from '../../../kit/words/english/keying.ts';
import { useWords } from '../../../kit/words/language.ts';

interface Props {
  /** The judges with open sheets. */
  readonly judges: readonly JudgeKey[];
  readonly onChoose: (judge: JudgeKey) => void;
}

/** Asks for the judge of the paper; the judge's letter answers. */
export function PaperJudge({ judges, onChoose }: Props) {
  const words = useWords(keyingWords);
  useKeys(Object.fromEntries(judges.map((judge) => [judge, () => onChoose(judge)])));
  if (judges.length === 0) return <EmptyState more={words.noneOpenMore}>{words.noneOpen}</EmptyState>;
  return (
    <>
      <p className="second">{words.whose}</p>
      <ul className="keying-judges">
        {judges.map((judge) => (
          <li key={judge}>
            <Button kbd={judge} onClick={() => onChoose(judge)}>
              {words.judge(judge)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

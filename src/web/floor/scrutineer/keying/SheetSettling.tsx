import type { LeadNumber } from '../../../../domain/ids.ts';
import type { Keying } from '../../../../domain/keying/keying.ts';
import type { PaperSheet } from '../../../../domain/keying/paperSheet.ts';
import { compareTypings, type TypingPass } from '../../../../domain/keying/compareTypings.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { NumberCard } from '../../../kit/parts/couple/NumberCard.tsx';
import { useKeys } from '../../../staff/keyboard/useKeys.ts';

import { keyingWords } from '../../../kit/words/english/keying.ts';
import { useWords } from '../../../kit/words/language.ts';

const KEYS: Readonly<Record<TypingPass, string>> = { first: '1', second: '2' };

interface Props {
  readonly sheet: PaperSheet;
  readonly keying: Extract<Keying, { kind: 'settle' }>;
  readonly problem: string | undefined;
  readonly onChoose: (couple: LeadNumber, typing: TypingPass) => void;
}

/** The couples whose two typings differ, one after the other, to be looked up on the paper. */
export function SheetSettling({ sheet, keying, problem, onChoose }: Props) {
  const words = useWords(keyingWords);
  const differences = compareTypings(sheet, keying.first, keying.second);
  const current = differences.find(({ couple }) => !keying.chosen.has(couple))?.couple;
  const choose = (typing: TypingPass) =>
    current === undefined ? undefined : () => onChoose(current, typing);
  useKeys({ [KEYS.first]: choose('first'), [KEYS.second]: choose('second') });
  return (
    <>
      <NoteBox tone="warn" spoken="at once">
        {words.differences(differences.length)}
      </NoteBox>
      {problem !== undefined && (
        <NoteBox tone="stop" spoken="at once">
          {problem}
        </NoteBox>
      )}
      <ol className="keying-differences">
        {differences.map(({ couple, first, second }) => (
          <li key={couple} aria-current={couple === current ? 'step' : undefined}>
            <NumberCard number={couple} />
            <span className="row">
              {(['first', 'second'] as const).map((typing) => (
                <Button
                  key={typing}
                  size="small"
                  kbd={couple === current ? KEYS[typing] : undefined}
                  look={keying.chosen.get(couple) === typing ? 'ink' : 'border'}
                  aria-pressed={keying.chosen.get(couple) === typing}
                  onClick={() => onChoose(couple, typing)}
                >
                  <span className="spoken">{words.asTyped(couple, typing)} </span>
                  {words.keyedAs(typing === 'first' ? first : second)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

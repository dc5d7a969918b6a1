import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../kit/parts/button/Button.tsx';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { LazyChangeRequestForm, LazySentState, LazySheetKeys } from './lazyParts.tsx';
import type { KeysProps } from './SheetKeys.tsx';
import type { SheetProps } from './sheetProps.ts';
import { isUnsent } from '../../../store/models/judge/currentSheet.ts';
import { useSheetLink } from './useSheetLink.ts';
import { useSheetWords } from './useSheetWords.ts';

interface Props extends SheetProps {
  /** The hint that is shown while the judge marks. */
  readonly hint: string | undefined;
  readonly keys: Omit<KeysProps, 'onSend'>;
  /** The button that sends. `blocked` names the missing thing. */
  readonly send: { readonly verb: string; readonly blocked: string | undefined; readonly press: () => void };
  readonly other: ReactNode;
}

/** A second press on Send within this time doesn't count as a press on Next. */
const IGNORE_SECOND_PRESS_MS = 400;

function useIsNextPress(sent: boolean): boolean {
  const [isNext, setNext] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNext(sent), sent ? IGNORE_SECOND_PRESS_MS : 0);
    return () => clearTimeout(timer);
  }, [sent]);
  return isNext && sent;
}

/** The button under the thumb: sends the sheet, then goes on to the next. */
function MainButton({
  shown,
  rounds,
  sheet,
  onGo,
  send,
  isLast,
  later,
}: Pick<Props, 'shown' | 'rounds' | 'sheet' | 'onGo' | 'send' | 'isLast' | 'later'>) {
  const words = useSheetWords();
  const { danceName, eventName } = useWords(termsWords);
  const isNextPress = useIsNextPress(sheet.sent);
  const { next } = shown;
  const goOn = (): void => {
    if (isNextPress && next.kind !== 'end') onGo(next.at);
  };
  const nextName = (): string => {
    if (next.kind === 'end') return '';
    return next.kind === 'dance' ? danceName(next.at.dance) : eventName(next.at.round.event);
  };
  const isSavedHere =
    isUnsent(sheet) ||
    rounds.some(({ sheets }) => sheets.some(({ state, isIn }) => state === 'sent' && !isIn));
  const opens = later === undefined ? words.nextOpens : words.allSentLater(later);
  const allSent = isLast ? words.allSentLast : opens;
  const atTheEnd = isSavedHere ? words.notSentYet : allSent;
  const goesNowhere = next.kind === 'end' ? atTheEnd : undefined;
  return (
    <Button
      look="main"
      size="tall"
      className="sheet-send-main"
      blocked={sheet.sent ? goesNowhere : send.blocked}
      onClick={sheet.sent ? goOn : send.press}
    >
      {/* The key keeps the two labels from morphing into each other. */}
      <span key={String(sheet.sent)}>{sheet.sent ? words.next(nextName()) : send.verb}</span>
    </Button>
  );
}

/** In reach of the thumb, with a fixed height: a status line with a link to the dance on the floor, and two buttons below. */
export function SheetFooter({ hint, keys, send, other, ...props }: Props) {
  const { sheet, hand, onGo } = props;
  const [problem, setProblem] = useState<string>();
  const way = useSheetLink(props.shown, sheet.sent);
  const go = way?.go;
  const said = hint ?? way?.about;
  const buttons = [
    <div key="other">
      {sheet.sent ? (
        <Suspense>
          <LazyChangeRequestForm {...props} onProblem={setProblem} />
        </Suspense>
      ) : (
        other
      )}
    </div>,
    <MainButton key="main" {...props} send={send} />,
  ];
  return (
    <footer className="sheet-foot">
      <div className="sheet-line">
        <Suspense fallback={<output>{said}</output>}>
          {sheet.sent ? (
            <LazySentState sheet={sheet} problem={problem} otherwise={way?.about} />
          ) : (
            <LazySheetKeys
              {...keys}
              isNews={hint !== undefined}
              onSend={send.blocked === undefined ? send.press : undefined}
            >
              {said}
            </LazySheetKeys>
          )}
        </Suspense>
        {go !== undefined && (
          <Button size="small" onClick={() => onGo(go.to)}>
            {go.verb}
          </Button>
        )}
      </div>
      <div className="sheet-send">{hand === 'left' ? buttons.toReversed() : buttons}</div>
    </footer>
  );
}

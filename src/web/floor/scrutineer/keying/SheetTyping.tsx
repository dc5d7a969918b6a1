import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { KeyingProgress } from '../../../../domain/keying/keyingProgress.ts';
import {
  compareMarkCount,
  sortCouples,
  canEndTyping,
  orderByPlace,
  addTypedCouples,
  addTypedPlaces,
  type PaperSheet,
  type TypedMarks,
} from '../../../../domain/keying/paperSheet.ts';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { Kbd } from '../../../kit/parts/button/Kbd.tsx';
import { NumberCard } from '../../../kit/parts/couple/NumberCard.tsx';
import { keyingWords } from '../../../kit/words/english/keying.ts';
import { useWords } from '../../../kit/words/language.ts';

interface Props {
  readonly sheet: PaperSheet;
  readonly soFar: KeyingProgress;
  /** Called with every key. */
  readonly onChange: (soFar: KeyingProgress) => void;
  readonly onClose: () => void;
  /** Called when the whole sheet was typed once. */
  readonly onTyped: (marks: TypedMarks) => void;
}

/** One typing of a sheet: numbers, each with Enter; Enter on the empty field ends it, Backspace there removes the last. */
export function SheetTyping({ sheet, soFar, onChange, onClose, onTyped }: Props) {
  const words = useWords(keyingWords);
  const { layout, text, couples, places } = soFar;
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const byPlaces = sheet.kind === 'final' && layout === 'places';
  const count = byPlaces ? places.length : couples.length;
  const current = sortCouples(sheet)[places.length];
  const placeLabel = current === undefined ? words.allPlaced : words.placeOf(current);

  const end = () => {
    const marks = byPlaces ? orderByPlace(sheet, places) : couples;
    if (marks !== undefined && canEndTyping(sheet, count)) onTyped(marks);
    else setProblem(sheet.kind === 'final' ? words.everyCouplePlaced : words.nothingTyped);
  };
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      end();
      return;
    }
    const taken = byPlaces ? addTypedPlaces(sheet, places, text) : addTypedCouples(sheet, couples, text);
    if (!taken.ok) {
      setProblem(words.problem(taken.problem));
      field.current?.select();
      return;
    }
    onChange(
      byPlaces
        ? { ...soFar, text: '', places: taken.value.map(Number) }
        : {
            ...soFar,
            text: '',
            couples: taken.value.flatMap((one) => sheet.couples.find((couple) => couple === one) ?? []),
          },
    );
    setProblem(undefined);
  };
  const removeLast = () => {
    setProblem(undefined);
    onChange(
      byPlaces ? { ...soFar, places: places.slice(0, -1) } : { ...soFar, couples: couples.slice(0, -1) },
    );
  };

  return (
    <form className="keying-type" onSubmit={enter}>
      <TextField
        ref={field}
        label={byPlaces ? placeLabel : words.number}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={problem}
        onChange={({ target }) => {
          setProblem(undefined);
          onChange({ ...soFar, text: target.value });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Backspace' && text === '') removeLast();
          // The screen's shortcuts are off in a text field, except this one.
          if (event.key === 'Escape') {
            event.preventDefault();
            onClose();
          }
        }}
      />
      <output className="second tabular">{words.filled(compareMarkCount(sheet, count), sheet.wanted)}</output>
      <ul className="keying-keys">
        {/* These keys work in the text field, where the screen's shortcuts are off. */}
        <li>
          <Kbd>↵</Kbd> {words.keys.next}
        </li>
        <li>
          <Kbd>⌫</Kbd> {words.keys.undo}
        </li>
        <li>
          <Kbd>{words.escape}</Kbd> {words.keys.back}
        </li>
      </ul>
      <ol className="keying-typed" aria-label={words.typed}>
        {byPlaces
          ? sortCouples(sheet).map((couple, at) => (
              <li key={couple} aria-current={at === places.length ? 'step' : undefined}>
                <NumberCard number={couple} />
                <span className="tabular">{places[at] === undefined ? '' : words.place(places[at])}</span>
              </li>
            ))
          : couples.map((couple, at) => (
              <li key={couple}>
                {sheet.kind === 'final' && <span className="caption tabular">{words.place(at + 1)}</span>}
                <NumberCard number={couple} />
              </li>
            ))}
      </ol>
    </form>
  );
}

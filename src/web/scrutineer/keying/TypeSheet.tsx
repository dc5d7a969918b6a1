import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { LeadNumber } from '../../../domain/ids.ts';
import {
  filled,
  inOrderOfNumbers,
  mayEnd,
  placedInOrder,
  typeCouples,
  typePlaces,
  type Filled,
  type PaperSheet,
  type Typed,
} from '../../../domain/keying/paperSheet.ts';
import { ordinal } from '../../../domain/round/rounds.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { Field } from '../../parts/field/Field.tsx';
import { Kbd } from '../../parts/button/Kbd.tsx';
import { NumberCard } from '../../parts/couple/NumberCard.tsx';

/** How a final is written on its paper: the couples in order of place, or a place beside each number. */
export type Layout = 'in order' | 'places';

interface Props {
  readonly sheet: PaperSheet;
  readonly layout: Layout;
  readonly onLeave: () => void;
  /** One typing of the whole sheet is at its end. */
  readonly onTyped: (marks: Typed) => void;
}

function filledInWords(state: Filled, wanted: number): string {
  switch (state.kind) {
    case 'open':
      return `${state.missing} of ${wanted} to go`;
    case 'right':
      return `${wanted} of ${wanted}. Enter once more.`;
    case 'too many':
      return `${state.by} too many: ${wanted} were asked for. Type what is on the paper.`;
    default:
      return unreachable(state);
  }
}

/** These work in the field, where the keys of the screen rest. */
const KEYS = [
  ['↵', 'next; on the empty field: done'],
  ['⌫', 'on the empty field: take one back'],
  ['Esc', 'back to the desk'],
] as const;

/** One typing of a sheet: numbers, each with Enter; Enter on the empty field ends it, Backspace there takes one back. */
export function TypeSheet({ sheet, layout, onLeave, onTyped }: Props) {
  const [text, setText] = useState('');
  const [couples, setCouples] = useState<readonly LeadNumber[]>([]);
  const [places, setPlaces] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const byPlaces = sheet.kind === 'final' && layout === 'places';
  const count = byPlaces ? places.length : couples.length;
  const current = inOrderOfNumbers(sheet)[places.length];

  const end = () => {
    const marks = byPlaces ? placedInOrder(sheet, places) : couples;
    if (marks !== undefined && mayEnd(sheet, count)) onTyped(marks);
    else
      setProblem(sheet.kind === 'final' ? 'Every couple has a place in a final.' : 'Nothing is typed yet.');
  };
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      end();
      return;
    }
    const taken = byPlaces ? typePlaces(sheet, places, text) : typeCouples(sheet, couples, text);
    if (!taken.ok) {
      setProblem(taken.problem);
      field.current?.select();
      return;
    }
    if (byPlaces) setPlaces(taken.value.map(Number));
    else setCouples(taken.value.flatMap((one) => sheet.couples.find((couple) => couple === one) ?? []));
    setText('');
    setProblem(undefined);
  };
  const takeBack = () => {
    setProblem(undefined);
    if (byPlaces) setPlaces(places.slice(0, -1));
    else setCouples(couples.slice(0, -1));
  };

  return (
    <form className="keying-type" onSubmit={enter}>
      <Field
        ref={field}
        label={byPlaces ? `Place of ${current ?? 'nobody else'}` : 'Number'}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Backspace' && text === '') takeBack();
          // The keys of the screen rest while somebody types; this one does not.
          if (event.key === 'Escape') onLeave();
        }}
      />
      <output className="second tabular">{filledInWords(filled(sheet, count), sheet.wanted)}</output>
      <ul className="keying-keys">
        {KEYS.map(([key, does]) => (
          <li key={key}>
            <Kbd>{key}</Kbd> {does}
          </li>
        ))}
      </ul>
      <ol className="keying-typed" aria-label="Typed">
        {byPlaces
          ? inOrderOfNumbers(sheet).map((couple, at) => (
              <li key={couple} aria-current={at === places.length ? 'step' : undefined}>
                <NumberCard number={couple} />
                <span className="tabular">{places[at] === undefined ? '' : ordinal(places[at])}</span>
              </li>
            ))
          : couples.map((couple, at) => (
              <li key={couple}>
                {sheet.kind === 'final' && <span className="caption tabular">{ordinal(at + 1)}</span>}
                <NumberCard number={couple} />
              </li>
            ))}
      </ol>
    </form>
  );
}

import { useDeferredValue, useMemo } from 'react';
import type { Competitor } from '../../../../domain/people/directory.ts';
import { parseNumbers } from '../../../../domain/people/numberRange.ts';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { printsWords } from '../../../kit/words/english/prints.ts';
import { useWords } from '../../../kit/words/language.ts';
import { PrintOptions, OptionChoice } from '../chosen/PrintOptions.tsx';
import { useNameFilter, NameFilterField } from '../chosen/NameFilterField.tsx';
import { useOption, useTypedChoice } from '../chosen/usePrintChoices.ts';
import { Paper, type PaperName } from '../page/Paper.tsx';
import { listBackNumbers, splitIntoPages, matchDancers, type BackNumber } from './numbersAndLabels.ts';

interface Props {
  readonly people: readonly Competitor[];
  readonly paper: PaperName;
  /** The competition's name: people keep the number as a souvenir. */
  readonly event: string;
}

const LAYOUTS = ['one', 'two'] as const;

/** The numbers on the leads' backs, readable across the hall. */
export function BackNumbers({ people, paper, event }: Props) {
  const words = useWords(printsWords);
  const [layout, setLayout] = useOption('layout', LAYOUTS, 'one');
  const [spare, setSpare] = useTypedChoice('spare');
  const looked = useNameFilter();
  const spared = useDeferredValue(spare);
  const numbers = useMemo(
    () => listBackNumbers(matchDancers(people, looked), parseNumbers(spared) ?? []),
    [people, looked, spared],
  );
  const isTwo = layout === 'two';
  return (
    <>
      <PrintOptions>
        <div>
          <OptionChoice
            label={words.layoutLabel}
            options={LAYOUTS}
            words={(value) => words.layout[value]}
            chosen={[layout, setLayout]}
          />
        </div>
        <div>
          <NameFilterField />
          <TextField
            label={words.spare}
            help={words.spareHelp}
            error={parseNumbers(spare) === undefined ? words.spareWrong : undefined}
            maxLength={200}
            value={spare}
            onChange={({ target }) => setSpare(target.value)}
          />
        </div>
      </PrintOptions>
      <Paper
        paper={paper}
        isWide={!isTwo}
        none={words.noNumbers}
        pages={splitIntoPages(numbers, isTwo ? 2 : 1).map((page) => ({
          key: page[0]?.number ?? '',
          content: page.map((one) => <Back key={one.number} {...one} event={event} isHalf={isTwo} />),
        }))}
      />
    </>
  );
}

function Back({
  number,
  name,
  school,
  event,
  isHalf,
}: BackNumber & { readonly event: string; readonly isHalf: boolean }) {
  return (
    <div className={isHalf ? 'back is-half' : 'back'}>
      <p className="back-event">{event}</p>
      <p className={`back-number back-digits-${Math.min(4, number.length)}`}>{number}</p>
      <p className="back-name">
        {name === undefined ? null : <b>{name}</b>}
        <span>{school}</span>
      </p>
    </div>
  );
}

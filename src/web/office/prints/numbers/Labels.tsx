import { useMemo } from 'react';
import type { Competitor } from '../../../../domain/people/directory.ts';
import { measureLetters } from '../../../kit/look/measureLetters.ts';
import { className } from '../../../kit/parts/page/className.ts';
import { printsWords } from '../../../kit/words/english/prints.ts';
import { useWords } from '../../../kit/words/language.ts';
import { PrintOptions, OptionChoice } from '../chosen/PrintOptions.tsx';
import { useNameFilter, NameFilterField } from '../chosen/NameFilterField.tsx';
import { useOption } from '../chosen/usePrintChoices.ts';
import { Paper, type PaperName } from '../page/Paper.tsx';
import {
  splitIntoPages,
  buildDancerLabels,
  buildSchoolLabels,
  matchDancers,
  type EnvelopeLabel,
} from './numbersAndLabels.ts';

/** The number of standard labels on a sheet: 1 by 2⅝ inches, and 63.5 by 38.1 mm. */
const ON_A_SHEET: Readonly<Record<PaperName, number>> = { letter: 30, a4: 21 };

/** Longer names are smaller. */
const LONG_NAME_LENGTH = 40;
const LONG_SCHOOL_LENGTH = 32;

/** Numbers that fit a label. */
const NUMBERS = 12;

const BY = ['dancer', 'school'] as const;

/** Labels for the envelopes handed out at the desk. */
export function Labels({
  people,
  paper,
}: {
  readonly people: readonly Competitor[];
  readonly paper: PaperName;
}) {
  const words = useWords(printsWords);
  const [by, setBy] = useOption('by', BY, 'dancer');
  const looked = useNameFilter();
  const labels = useMemo(() => {
    const those = matchDancers(people, looked);
    return by === 'school'
      ? buildSchoolLabels(those, words.noSchool)
      : buildDancerLabels(those, words.withheld);
  }, [people, looked, by, words]);
  return (
    <>
      <PrintOptions>
        <div>
          <OptionChoice
            label={words.byLabel}
            options={BY}
            words={(value) => words.by[value]}
            chosen={[by, setBy]}
          />
        </div>
        <div>
          <NameFilterField />
        </div>
      </PrintOptions>
      <Paper
        paper={paper}
        none={words.noLabels}
        pages={splitIntoPages(labels, ON_A_SHEET[paper]).map((page) => ({
          key: page[0]?.key ?? '',
          content: (
            <ul className={`labels labels-${paper}`}>
              {page.map((label) => (
                <Label key={label.key} label={label} />
              ))}
            </ul>
          ),
        }))}
      />
    </>
  );
}

function Label({ label: { title, numbers, school, dancers } }: { readonly label: EnvelopeLabel }) {
  const words = useWords(printsWords);
  const [only, ...others] = numbers;
  const isSeveral = others.length > 0 || dancers > 1;
  return (
    <li className="label">
      <span>
        <b dir="auto" className={className(measureLetters(title) > LONG_NAME_LENGTH && 'is-long')}>
          {title}
        </b>
        <span
          dir="auto"
          className={className('label-school', measureLetters(school) > LONG_SCHOOL_LENGTH && 'is-long')}
        >
          {dancers > 1 ? words.dancers(dancers) : school}
        </span>
        {isSeveral ? (
          <span className="label-numbers">
            {numbers.slice(0, NUMBERS).join(' ')}
            {numbers.length > NUMBERS ? ' …' : ''}
          </span>
        ) : null}
      </span>
      {isSeveral || only === undefined ? null : <b className="label-number">{only}</b>}
    </li>
  );
}

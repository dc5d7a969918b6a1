import type { ReactNode } from 'react';
import type { LeadNumber } from '../../../../domain/ids.ts';
import { marksWords } from '../../words/english/marks.ts';
import { useWords } from '../../words/language.ts';
import { NumberCard } from '../couple/NumberCard.tsx';
import { className } from '../page/className.ts';
import { ScrollRegion } from '../page/ScrollRegion.tsx';
import './Figures.css';

interface Placed {
  readonly couple: LeadNumber;
  readonly place: number;
}

interface Props<P extends Placed> {
  /** The accessible name of the table. */
  readonly label: string;
  /** The head of the column of couples. */
  readonly title: string;
  /** The heads of the columns between couple and place. */
  readonly heads: ReactNode;
  readonly placings: readonly P[];
  /** Couples whose rows are highlighted. */
  readonly highlighted: readonly LeadNumber[];
  readonly renderCells: (placing: P) => ReactNode;
  readonly renderRule: (placing: P) => ReactNode;
}

/** A final in the scrutineers' form: a row for each couple by place, then place and rule. */
export function FiguresTable<P extends Placed>(props: Props<P>) {
  const { label, title, heads, placings, highlighted, renderCells, renderRule } = props;
  const words = useWords(marksWords);
  return (
    <ScrollRegion label={label}>
      <table className="figures">
        <caption className="spoken">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className="figures-stay">
              {title}
            </th>
            {heads}
            <th scope="col" className="figures-first">
              {words.place}
            </th>
            <th scope="col">{words.rule}</th>
          </tr>
        </thead>
        <tbody>
          {placings.map((placing) => (
            <tr
              key={placing.couple}
              className={className(highlighted.includes(placing.couple) && 'figures-meant')}
            >
              <th scope="row" className="figures-stay">
                <NumberCard number={placing.couple} />
              </th>
              {renderCells(placing)}
              <td className="figures-first number figures-place">{placing.place}</td>
              <td className="figures-rule">{renderRule(placing)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

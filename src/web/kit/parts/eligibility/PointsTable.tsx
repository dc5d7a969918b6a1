import { buildPointsTable } from '../../../../domain/eligibility/pointsTable.ts';
import type { PointsRule } from '../../../../domain/eligibility/rules.ts';
import { eligibilityWords } from '../../words/english/eligibility.ts';
import { useWords } from '../../words/language.ts';
import { ScrollRegion } from '../page/ScrollRegion.tsx';

/** Points per place, at the level danced and below it. */
export function PointsTable({ how }: { readonly how: PointsRule }) {
  const words = useWords(eligibilityWords).points;
  return (
    <>
      <ScrollRegion label={words.label}>
        <table className="eligibility-table eligibility-points">
          <caption className="spoken">{words.label}</caption>
          <thead>
            <tr>
              <th scope="col">{words.results}</th>
              {words.places.map((place) => (
                <th scope="col" key={place}>
                  {place}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {buildPointsTable(how).map((row) => (
              <tr key={words.resultsOf(row)}>
                <th scope="row">{words.resultsOf(row)}</th>
                {row.points.map((many, at) => (
                  <td key={words.places[at]} className="number">
                    {many}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="caption">{words.more}</p>
    </>
  );
}

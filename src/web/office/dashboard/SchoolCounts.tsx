import { useMemo } from 'react';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import { standardizeSchool, type OwnSchool } from '../../../domain/registrant/schools.ts';
import { dashboardWords } from '../../kit/words/english/dashboard.ts';
import { useWords } from '../../kit/words/language.ts';

/** Schools listed; the others are counted. */
const NAMED = 8;

interface Props {
  readonly people: readonly RegisteredPerson[];
  readonly own: readonly OwnSchool[];
}

/** The dancers' schools, the largest first. */
export function SchoolCounts({ people, own }: Props) {
  const words = useWords(dashboardWords).schools;
  const schools = useMemo(() => {
    const dancers = new Map<string, number>();
    for (const { affiliation } of people) {
      const school = standardizeSchool(affiliation, own);
      dancers.set(school, (dancers.get(school) ?? 0) + 1);
    }
    return [...dancers].toSorted(([a, n], [b, m]) => m - n || a.localeCompare(b, 'en'));
  }, [people, own]);
  if (schools.length === 0) return null;
  const others = schools.slice(NAMED);
  return (
    <section aria-labelledby="schools">
      <h2 id="schools">{words.title(schools.filter(([school]) => school !== '').length)}</h2>
      <dl className="dashboard-figures">
        {schools.slice(0, NAMED).map(([school, count]) => (
          <div key={school}>
            <dt>{school === '' ? words.unsaid : school}</dt>
            <dd className="number">{count}</dd>
          </div>
        ))}
        {others.length === 0 ? null : (
          <div>
            <dt className="second">{words.more(others.length)}</dt>
            <dd className="number">{others.reduce((sum, [, count]) => sum + count, 0)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

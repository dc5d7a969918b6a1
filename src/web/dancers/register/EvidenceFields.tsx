import { useState } from 'react';
import type { Evidence, RequiredEvidence } from '../../../domain/eligibility/evidence.ts';
import { RUNGS } from '../../../domain/eligibility/ladder.ts';
import { MAX_RULE_VALUES } from '../../../domain/eligibility/rules.ts';
import { AGE_GROUPS } from '../../../domain/event/terms.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NumberField } from '../../kit/parts/field/NumberField.tsx';
import { WordSelect } from '../../kit/parts/field/WordSelect.tsx';
import { evidenceWords as words } from '../../kit/words/english/evidence.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { AddResultDialog } from './AddResultDialog.tsx';

interface Props {
  readonly wanted: RequiredEvidence;
  readonly evidence: Evidence;
  readonly onChange: (evidence: Evidence) => void;
}

const ROLES = ['', 'lead', 'follow'] as const;

type StatedFields = { readonly [Name in keyof Evidence]?: Evidence[Name] | undefined };

/** Asks only for the fields that one of the rules needs. */
export function EvidenceFields({ wanted, evidence, onChange }: Props) {
  const said = useWords(words);
  const { levelName, ageName } = useWords(termsWords);
  const change = ({ results = evidence.results, ...fields }: StatedFields): void =>
    onChange({
      ...Object.fromEntries(
        Object.entries({ ...evidence, ...fields }).filter(([, value]) => value !== undefined),
      ),
      results,
    });
  return (
    <>
      {wanted.months ? (
        <NumberField
          label={said.months}
          value={evidence.months}
          least={0}
          most={MAX_RULE_VALUES.months}
          onChange={(months) => change({ months })}
          onEmpty={() => change({ months: undefined })}
        />
      ) : null}
      {wanted.level ? (
        <WordSelect
          label={said.level}
          all={['', ...RUNGS] as const}
          named={(one) => (one === '' ? said.notSaid : levelName(one))}
          value={evidence.level ?? ''}
          onChange={(one) => change({ level: one === '' ? undefined : one })}
        />
      ) : null}
      {wanted.usualRole ? (
        <WordSelect
          label={said.usualRole}
          all={ROLES}
          named={(role) => (role === '' ? said.notSaid : said.roles[role])}
          value={evidence.usualRole ?? ''}
          onChange={(role) => change({ usualRole: role === '' ? undefined : role })}
        />
      ) : null}
      {wanted.age ? (
        <WordSelect
          label={said.age}
          all={['', ...AGE_GROUPS] as const}
          named={(group) => (group === '' ? said.notSaid : ageName(group))}
          value={evidence.age ?? ''}
          onChange={(age) => change({ age: age === '' ? undefined : age })}
        />
      ) : null}
      {wanted.results ? <StatedResults evidence={evidence} onChange={change} /> : null}
    </>
  );
}

interface ResultsProps {
  readonly evidence: Evidence;
  readonly onChange: (said: Pick<Evidence, 'results'>) => void;
}

function StatedResults({ evidence: { results }, onChange }: ResultsProps) {
  const said = useWords(words);
  const { levelName, styleName, danceName, ordinal } = useWords(termsWords);
  const [isAdding, setAdding] = useState(false);
  const nameOf = ({ level, style, dances, place, competition }: Evidence['results'][number]): string =>
    said.result(
      [levelName(level), styleName(style), ...dances.map(danceName)].join(' '),
      place === undefined ? undefined : ordinal(place),
      competition,
    );
  return (
    <section aria-label={said.results} className="own-results">
      <h3>{said.results}</h3>
      {results.length === 0 ? <p className="second">{said.noResults}</p> : null}
      <ul className="register-entered">
        {results.map((one, at) => (
          // Identical results are possible, so the index is the key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="own-entered">
            <div>
              <span>{nameOf(one)}</span>
              <span className="second">{one.source}</span>
            </div>
            <Button
              look="plain"
              aria-label={said.removeOf(nameOf(one))}
              onClick={() => onChange({ results: results.toSpliced(at, 1) })}
            >
              {said.remove}
            </Button>
          </li>
        ))}
      </ul>
      <p>
        <Button
          blocked={results.length >= MAX_RULE_VALUES.list ? said.full : undefined}
          onClick={() => setAdding(true)}
        >
          {said.addResult}
        </Button>
      </p>
      {isAdding && (
        <AddResultDialog
          onAdd={(result) => onChange({ results: [...results, result] })}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}

import { Pencil } from 'lucide-react';
import { memo } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import type { DeskRow } from '../../../domain/registrant/deskRows.ts';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import { ChangeField } from './ChangeField.tsx';
import { BalanceText } from './BalanceText.tsx';
import type { DeskField } from './useCellChange.ts';
import type { CompetitorsDeskData } from './useCompetitorsDesk.ts';

interface Props {
  readonly row: DeskRow;
  readonly picked: boolean;
  /** The cell being edited. */
  readonly changed: DeskField | undefined;
  /** Set only for the row being edited. */
  readonly desk: CompetitorsDeskData | undefined;
  readonly onPick: (key: string) => void;
  readonly onChange: (key: string, field: DeskField) => void;
  readonly onOpen: (key: string) => void;
  readonly onClose: () => void;
}

function OneRow({ row, picked, changed, desk, onPick, onChange, onOpen, onClose }: Props) {
  const times = useTimes();
  const words = useWords(competitorsDeskWords);
  const { person, role, partners, waits, lacksNumber, lacksConsent, signedUp, twins } = row;
  const { key, affiliation, number, dances } = person;
  const name = person.name ?? words.withheld;
  const [first, ...more] = partners;
  const input = (field: DeskField) =>
    changed === field && desk !== undefined ? (
      <ChangeField row={row} field={field} desk={desk} onClose={onClose} />
    ) : undefined;
  return (
    <tr className={picked ? 'desk-row desk-row-picked' : 'desk-row'}>
      <td className="desk-pick">
        <label className="desk-tick">
          <input
            type="checkbox"
            checked={picked}
            aria-label={words.pick(name)}
            onChange={() => onPick(key)}
          />
        </label>
      </td>
      <td className="desk-number">
        {input('number') ??
          (number === undefined && !lacksNumber ? (
            <span className="caption">{role === undefined ? '' : words.follows}</span>
          ) : (
            <button
              type="button"
              className="desk-cell"
              aria-label={`${words.edit.number(name)}: ${number ?? words.noNumber}`}
              onClick={() => onChange(key, 'number')}
            >
              <NumberCard number={number} openWord="–" />
            </button>
          ))}
      </td>
      <td className="desk-name">
        {input('name') ?? (
          <>
            <span className="desk-who">
              <button
                type="button"
                className={person.name === undefined ? 'desk-cell desk-still' : 'desk-cell desk-strong'}
                onClick={() => onOpen(key)}
              >
                {name}
              </button>
              {person.name === undefined ? null : (
                <button
                  type="button"
                  className="desk-edit"
                  aria-label={words.edit.nameOf(name)}
                  onClick={() => onChange(key, 'name')}
                >
                  <Pencil size={16} strokeWidth={1.6} aria-hidden />
                </button>
              )}
            </span>
            {twins.length === 0 ? null : <StateLabel tone="warn">{words.twin}</StateLabel>}
            {lacksConsent ? <StateLabel tone="warn">{words.noConsent}</StateLabel> : null}
          </>
        )}
      </td>
      <td className="desk-school">
        {input('school') ?? (
          <button
            type="button"
            className="desk-cell"
            aria-label={`${words.edit.school(name)}: ${affiliation === '' ? words.noSchool : affiliation}`}
            onClick={() => onChange(key, 'school')}
          >
            {affiliation === '' ? <span className="desk-none">–</span> : affiliation}
          </button>
        )}
      </td>
      <td className="desk-role">{role === undefined ? words.notEntered : words.roles[role]}</td>
      <td className="desk-with">
        {first === undefined ? null : <span>{words.andMore(first, more.length)}</span>}
        {waits === 0 ? null : <span className="desk-tba">{words.tba}</span>}
      </td>
      <td className="desk-events number">
        <button
          type="button"
          className="desk-cell desk-open"
          aria-label={words.person.open(name, dances.length)}
          onClick={() => onOpen(key)}
        >
          {dances.length}
        </button>
      </td>
      <td className="desk-money">
        <BalanceText money={row.money} of={person} />
      </td>
      <td className="desk-signedUp">{signedUp === undefined ? '' : times.monthAndDay(signedUp)}</td>
    </tr>
  );
}

/** Memoized: typing and filtering render only added rows. */
export const DancerRow = memo(OneRow);

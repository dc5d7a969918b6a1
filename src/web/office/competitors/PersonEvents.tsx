import { useId } from 'react';
import { MAX_LENGTH } from '../../../domain/bounds.ts';
import type { Competitor } from '../../../domain/people/directory.ts';
import { searchRows } from '../../../domain/registrant/deskRows.ts';
import { toPartnerPlace, hasNoPartner } from '../../../domain/registrant/merging.ts';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { CompetitorsDeskData } from './useCompetitorsDesk.ts';
import { TransferPreview } from './TransferPreview.tsx';
import { buildPersonEntryKey, CHANGE_KINDS, type PersonChange } from './usePersonChange.ts';

interface Props {
  readonly person: Competitor;
  readonly desk: CompetitorsDeskData;
  readonly change: PersonChange;
}

/** Suggestions while a name is typed. */
const MAX_SUGGESTIONS = 12;

/** A dancer's events, and the change for the ticked ones. */
export function PersonEvents({ person, desk, change }: Props) {
  const all = useWords(competitorsDeskWords);
  const words = all.person;
  const { eventName } = useWords(termsWords);
  const list = useId();
  const suggested =
    change.typed.trim().length < 2 ? [] : searchRows(desk.rows, change.typed).slice(0, MAX_SUGGESTIONS);
  return (
    <div className="stack">
      <fieldset className="desk-events-of">
        <legend>{words.events}</legend>
        {person.dances.map((one) => {
          const place = buildPersonEntryKey(one);
          const isOpen = change.open.includes(one);
          const partner = hasNoPartner(one) ? words.alone : toPartnerPlace(one).name;
          return (
            <CheckField
              key={place}
              label={eventName(one.event)}
              help={isOpen ? partner : words.begun}
              checked={isOpen && !change.unticked.has(place)}
              disabled={!isOpen}
              onChange={() => change.toggle(place)}
            />
          );
        })}
      </fieldset>
      <PillChoice
        label={words.what}
        quiet
        tall
        options={CHANGE_KINDS.map((value) => ({ value, words: words.whats[value] }))}
        value={change.what}
        onChange={change.setWhat}
      />
      {change.what === 'partner' || change.what === 'transfer' ? (
        <>
          <TextField
            label={words.who[change.what]}
            help={words.partnerHelp}
            list={list}
            autoComplete="off"
            maxLength={MAX_LENGTH.name}
            value={change.typed}
            onChange={({ target }) => change.setTyped(target.value)}
          />
          <datalist id={list}>
            {suggested.map(({ person: { key, name: of, affiliation } }) => (
              <option key={key} value={of}>
                {affiliation}
              </option>
            ))}
          </datalist>
          {change.named.length > 1 ? (
            <SelectField
              label={words.several}
              value={change.chosen ?? ''}
              onChange={({ target }) => change.setChosen(target.value)}
            >
              <option value="">{all.merge.nothing}</option>
              {change.named.map((one) => (
                <option key={one.key} value={one.key}>
                  {[one.name, one.affiliation, one.number].filter(Boolean).join(', ')}
                </option>
              ))}
            </SelectField>
          ) : null}
        </>
      ) : null}
      {change.what === 'transfer' ? (
        <TextField
          label={words.why}
          help={words.whyHelp}
          autoComplete="off"
          maxLength={MAX_LENGTH.reason}
          value={change.why}
          onChange={({ target }) => change.setWhy(target.value)}
        />
      ) : null}
      {change.blocked === undefined ? <p className="second">{words.effect[change.what]}</p> : null}
      {change.transfer === undefined ? null : (
        <TransferPreview person={person} transfer={change.transfer} desk={desk} />
      )}
      {change.what === 'out' ? null : (
        <ul className="desk-not">
          {change.not.map(({ event, why }) => (
            <li key={event.key}>{words.not[why](eventName(event), change.other?.name ?? '')}</li>
          ))}
        </ul>
      )}
      <ProblemNote>{change.problem}</ProblemNote>
    </div>
  );
}

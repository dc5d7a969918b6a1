import { useState, type ReactNode } from 'react';
import { MAX_LENGTH } from '../../../domain/bounds.ts';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { suggestEvents } from '../../../domain/event/suggestEvents.ts';
import { CATEGORIES } from '../../../domain/fees/feeRules.ts';
import { suggestTexts } from '../../../domain/people/likeWords.ts';
import {
  simplifyName,
  type Roster,
  type RosterLine,
  type RosterProblem,
} from '../../../domain/registrant/roster.ts';
import { getCell, type RosterColumn } from '../../../domain/registrant/rosterColumns.ts';
import {
  removeLine,
  replaceEventText,
  setCell,
  type RosterText,
} from '../../../domain/registrant/rosterFixes.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { registerWords } from '../../kit/words/english/register.ts';
import { registerTeamWords } from '../../kit/words/english/registerTeam.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { SchoolChoices } from './useSchools.ts';

const ROLES = ['lead', 'follow'] as const;
const MAX_NEAR = 3;

interface Props {
  readonly line: RosterLine;
  readonly list: RosterText;
  readonly roster: Roster;
  readonly events: readonly CompetitionEvent[];
  readonly schools: SchoolChoices;
  readonly onChange: (list: RosterText) => void;
}

/** A fix below its line: the reason, and buttons that change the list. */
function Fix({ says, children }: { readonly says: string; readonly children: ReactNode }) {
  return (
    <div className="roster-fix">
      <p>{says}</p>
      <div className="roster-fix-verbs">{children}</div>
    </div>
  );
}

/** A field for one cell, saved with Enter or the button. */
function CellFix({
  label,
  value,
  type = 'text',
  onSave,
}: {
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'email';
  readonly onSave: (value: string) => void;
}) {
  const { save } = useWords(registerTeamWords);
  const [typed, setTyped] = useState(value);
  return (
    <>
      <input
        className="field-input"
        type={type}
        aria-label={label}
        value={typed}
        maxLength={MAX_LENGTH.name}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would go to the next step of the form.
          event.preventDefault();
          onSave(typed.trim());
        }}
      />
      <Button look="ink" size="small" onClick={() => onSave(typed.trim())}>
        {save}
      </Button>
    </>
  );
}

/** The lines that have the same unknown event. */
const linesWith = ({ lines }: Roster, text: string): number =>
  lines.filter(({ problems }) =>
    problems.some((problem) => problem.kind === 'unknown event' && problem.text === text),
  ).length;

function UnknownEvent({ text, line, list, roster, events, onChange }: Props & { readonly text: string }) {
  const words = useWords(registerTeamWords);
  const { eventName } = useWords(termsWords);
  const near = suggestEvents(text, events);
  const lines = linesWith(roster, text);
  const [only, another] = near;
  const use = (name: string, at?: number): void =>
    onChange(replaceEventText(list, events, { from: text, to: name, line: at }));
  const choose = (
    <select
      className="field-input roster-choose"
      aria-label={`${words.chooseEvent}: ${text}`}
      value=""
      onChange={({ target }) => use(target.value)}
    >
      <option value="">{words.chooseEvent}</option>
      {events.map((event) => (
        <option key={event.key} value={event.name}>
          {eventName(event)}
        </option>
      ))}
    </select>
  );
  const leaveOut = (
    <Button look="plain" size="small" onClick={() => use('', line.number)}>
      {words.leaveOutEvent}
    </Button>
  );
  const says = words.problem({ kind: 'unknown event', text }, String);
  if (only === undefined)
    return (
      <Fix says={says}>
        {choose}
        {leaveOut}
      </Fix>
    );
  if (another === undefined)
    return (
      <Fix says={`${says} ${words.didYouMean(eventName(only))}`}>
        <Button
          look="ink"
          size="small"
          aria-label={`${lines > 1 ? words.inAll(lines) : words.here}: ${eventName(only)}`}
          onClick={() => use(only.name)}
        >
          {lines > 1 ? words.inAll(lines) : words.here}
        </Button>
        {lines > 1 ? (
          <Button size="small" onClick={() => use(only.name, line.number)}>
            {words.here}
          </Button>
        ) : null}
        {choose}
        {leaveOut}
      </Fix>
    );
  return (
    <Fix says={`${says} ${words.didYouMeanOne}`}>
      {near.map((event) => (
        <Button key={event.key} size="small" onClick={() => use(event.name)}>
          {eventName(event)}
        </Button>
      ))}
      {choose}
      {leaveOut}
    </Fix>
  );
}

/** Text of an event without a role or partner in brackets. */
const bareText = (text: string): string => text.replace(/\s*\([^()]*\)$/, '');

function ProblemFix({ problem, ...props }: Props & { readonly problem: RosterProblem }) {
  const { line, list, roster, events, onChange } = props;
  const words = useWords(registerTeamWords);
  const { you } = useWords(registerWords);
  const { eventName } = useWords(termsWords);
  const nameOf = (key: string): string => {
    const event = events.find((one) => one.key === key);
    return event === undefined ? key : eventName(event);
  };
  const says = words.problem(problem, nameOf);
  const set = (column: RosterColumn, value: string): void =>
    onChange(setCell(list, line.number, column, value));
  const field = (column: RosterColumn, type: 'text' | 'email' = 'text') => (
    <CellFix
      label={`${words.columns[column]}: ${line.name}`}
      type={type}
      value={getCell(line, roster.meanings, column)}
      onSave={(value) => set(column, value)}
    />
  );
  const leaveOut = (
    <Button look="plain" size="small" onClick={() => onChange(removeLine(list, line.number))}>
      {words.leaveOut}
    </Button>
  );
  switch (problem.kind) {
    case 'no name':
      return (
        <Fix says={says}>
          {field('name')}
          {leaveOut}
        </Fix>
      );
    case 'no email':
    case 'invalid email':
      return (
        <Fix says={says}>
          {field('email', 'email')}
          {leaveOut}
        </Fix>
      );
    case 'too long':
      return <Fix says={says}>{field(problem.column)}</Fix>;
    case 'unknown price group':
      return (
        <Fix says={says}>
          {CATEGORIES.map((category) => (
            <Button key={category} size="small" onClick={() => set('price group', category)}>
              {you.categories[category]}
            </Button>
          ))}
        </Fix>
      );
    case 'unknown role':
      return (
        <Fix says={says}>
          {[...ROLES, 'both' as const].map((role) => (
            <Button key={role} size="small" onClick={() => set('role', role)}>
              {words.roles[role]}
            </Button>
          ))}
        </Fix>
      );
    case 'unknown event':
      return <UnknownEvent {...props} text={problem.text} />;
    case 'role unclear':
    case 'same role':
      return (
        <Fix says={says}>
          {ROLES.map((role) => (
            <Button
              key={role}
              size="small"
              onClick={() =>
                onChange(
                  replaceEventText(list, events, {
                    from: problem.text,
                    to: `${bareText(problem.text)} (${role})`,
                    line: line.number,
                  }),
                )
              }
            >
              {words.roles[role]}
            </Button>
          ))}
        </Fix>
      );
    case 'partner unclear':
      return (
        <Fix says={says}>
          {problem.partners.map((partner) => (
            <Button
              key={partner}
              size="small"
              onClick={() =>
                onChange(
                  replaceEventText(list, events, {
                    from: problem.text,
                    to: `${bareText(problem.text)} (with ${partner})`,
                    line: line.number,
                  }),
                )
              }
            >
              {partner}
            </Button>
          ))}
        </Fix>
      );
    case 'twice in event':
    case 'entered already':
      return (
        <Fix says={says}>
          <Button
            size="small"
            onClick={() =>
              onChange(replaceEventText(list, events, { from: problem.text, to: '', line: line.number }))
            }
          >
            {words.leaveOutEvent}
          </Button>
        </Fix>
      );
    case 'named twice':
    case 'too many dancers':
    case 'too many entries':
      return <Fix says={says}>{leaveOut}</Fix>;
  }
}

/**
 * Suggestions for partner and school names that nearly match known ones. They do not block the registration.
 */
function suggestionsFor({ line, roster, schools }: Props) {
  const partner = getCell(line, roster.meanings, 'partner');
  const school = getCell(line, roster.meanings, 'school');
  const names = roster.lines.map(({ name }) => name).filter((name) => name !== line.name);
  const isListed = names.some((name) => simplifyName(name) === simplifyName(partner));
  const isKnown = school === '' || schools.names.includes(schools.normalize(school));
  return {
    partner: { written: partner, near: isListed ? [] : suggestTexts(partner, names, MAX_NEAR) },
    school: { written: school, near: isKnown ? [] : suggestTexts(school, schools.names, MAX_NEAR) },
  };
}

/** All fixes and suggestions for a line, shown below it. */
export function RosterFixes(props: Props) {
  const { line, list, roster, onChange } = props;
  const words = useWords(registerTeamWords);
  const { partner, school } = suggestionsFor(props);
  const askAbout = ([only = '', ...others]: readonly string[]): string =>
    others.length === 0 ? words.didYouMean(only) : words.didYouMeanOne;
  const suggestions = [
    { column: 'partner' as const, says: words.partnerLike(partner.written), near: partner.near },
    { column: 'school' as const, says: words.schoolLike(school.written), near: school.near },
  ].filter(({ near }) => near.length > 0);
  if (line.problems.length === 0 && line.waitsFor === undefined && suggestions.length === 0) return null;
  return (
    <tr className="roster-fixes">
      <td aria-hidden="true" />
      <td colSpan={roster.width + 1}>
        {line.problems.map((problem, at) => (
          // A line may have the same problem twice, so the index is part of the key.
          // oxlint-disable-next-line react/no-array-index-key
          <ProblemFix key={`${problem.kind} ${at}`} {...props} problem={problem} />
        ))}
        {line.waitsFor === undefined ? null : <p className="second">{words.waits(line.waitsFor)}</p>}
        {suggestions.map(({ column, says, near }) => (
          <Fix key={column} says={`${says} ${askAbout(near)}`}>
            {near.map((value) => (
              <Button
                key={value}
                size="small"
                aria-label={words.choose(value)}
                onClick={() => onChange(setCell(list, line.number, column, value))}
              >
                {value}
              </Button>
            ))}
          </Fix>
        ))}
      </td>
    </tr>
  );
}

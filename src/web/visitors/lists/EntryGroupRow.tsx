import { memo, useState } from 'react';
import { ChevronRight } from 'lucide-react';
import type { Entry } from '../../../domain/competition.ts';
import { listPublicNames, isWithoutPartner } from '../../../domain/people/people.ts';
import { CoupleRow } from '../../kit/parts/couple/CoupleRow.tsx';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { EventLevelLabel } from '../../kit/parts/event/EventLevelLabel.tsx';
import { listsWords } from '../../kit/words/english/lists.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { type EntryGroup, type ListedCouple } from './entryGroups.ts';

interface Props {
  readonly group: EntryGroup;
  /** True in a search, so that matches are visible. */
  readonly open: boolean;
  readonly numbersOnly: boolean;
  readonly hideLevelIcons: boolean;
}

function useNames(): (entry: Entry) => string | readonly [string, string] {
  const { withheld, entriesPage } = useWords(listsWords);
  return (entry) => {
    if (entry.placeholder) return '';
    if (isWithoutPartner(entry)) return entriesPage.looking(listPublicNames(entry)[0] ?? withheld);
    const said = (name: string): string => (name.trim().toLowerCase() === 'name withheld' ? withheld : name);
    return [said(entry.leadName), said(entry.followName)];
  };
}

function Couples({
  listed,
  group,
}: {
  readonly listed: readonly ListedCouple[];
  readonly group: EntryGroup;
}) {
  const names = useNames();
  const { eventName } = useWords(termsWords);
  return (
    <ul>
      {listed.map(({ event, entry }) => (
        <CoupleRow
          as="li"
          key={`${event.key}/${entry.id}`}
          number={entry.number}
          names={names(entry)}
          school={group.event === undefined ? eventName(event) : entry.affiliation}
        />
      ))}
    </ul>
  );
}

const Numbers = ({ listed }: { readonly listed: readonly ListedCouple[] }) => (
  <ul className="lists-cards">
    {listed.map(({ event, entry }) => (
      <li key={`${event.key}/${entry.id}`}>
        <NumberCard number={entry.number} size="step" />
      </li>
    ))}
  </ul>
);

/** An event or a school, with counts and searches; a tap lists its couples. */
function GroupRow({ group, open, numbersOnly, hideLevelIcons }: Props) {
  const words = useWords(listsWords);
  const { eventName } = useWords(termsWords);
  const { event, school, listed } = group;
  const [pressed, setPressed] = useState<boolean>();
  const isOpen = pressed ?? open;
  const waiting = listed.filter(({ entry }) => isWithoutPartner(entry)).length;
  return (
    <details
      className="lists-group"
      open={isOpen}
      onToggle={({ currentTarget }) => setPressed(currentTarget.open)}
    >
      <summary>
        <ChevronRight className="lists-way" size={20} strokeWidth={1.6} aria-hidden />
        <span className="lists-name">
          {event === undefined ? (school ?? words.noSchool) : eventName(event)}
        </span>
        {event === undefined ? null : <EventLevelLabel level={event.level} hideIcon={hideLevelIcons} />}
        <span className="lists-waiting">
          {waiting === 0 ? null : <StateLabel tone="info">{words.waiting(waiting)}</StateLabel>}
        </span>
        <span className="lists-count">
          {listed.length === 0 ? words.entriesPage.nobody : words.couples(listed.length - waiting)}
        </span>
      </summary>
      {isOpen &&
        listed.length > 0 &&
        (numbersOnly ? <Numbers listed={listed} /> : <Couples listed={listed} group={group} />)}
    </details>
  );
}

/** Typing renders only the rows that change. */
export const EntryGroupRow = memo(GroupRow);

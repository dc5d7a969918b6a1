import { Plus, X } from 'lucide-react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { ChosenEvent, MissingPart } from '../../../domain/registrant/draft.ts';
import {
  findPartner,
  findPartnerKey,
  type EntryEdits,
  type OwnEntry,
} from '../../../domain/registrant/ownEntries.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { ownEntriesWords } from '../../kit/words/english/ownEntries.ts';
import { registerWords } from '../../kit/words/english/register.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { AddedEntry } from './AddedEntry.tsx';

interface Props {
  readonly own: readonly OwnEntry[];
  readonly edits: EntryEdits;
  readonly events: readonly CompetitionEvent[];
  /** The keys of all dancers registered with the same code. */
  readonly dancers: readonly string[];
  readonly missing: readonly MissingPart[];
  /** True if no event may be added. */
  readonly onlyDrops: boolean;
  readonly onChange: (edits: EntryEdits) => void;
}

/** Added and dropped entries before saving, each with an undo. */
export function EntryChanges({ own, edits, events, dancers, missing, onlyDrops, onChange }: Props) {
  const { changes: words } = useWords(ownEntriesWords);
  const { missing: sentenceOf } = useWords(registerWords);
  const { eventName } = useWords(termsWords);
  const { added, dropped } = edits;
  const nameOf = ({ event }: ChosenEvent): string => {
    const found = events.find(({ key }) => key === event);
    return found === undefined ? event : eventName(found);
  };
  const undo = (name: string, without: EntryEdits) => (
    <Button look="plain" size="small" aria-label={words.undoOf(name)} onClick={() => onChange(without)}>
      {words.undo}
    </Button>
  );
  /** The consequence for the partner left behind. */
  const goes = (one: OwnEntry): string | undefined => {
    const [partner, key] = [findPartner(one), findPartnerKey(one)];
    if (partner === undefined) return undefined;
    return key === undefined || dancers.includes(key) ? words.with(partner) : words.left(partner);
  };
  const gone = own.filter(({ entry }) => dropped.includes(entry.id));
  return (
    <section className="own-part">
      <h2>{words.title}</h2>
      {added.length + gone.length === 0 ? (
        <p className="second">{onlyDrops ? words.noneDropped : words.none}</p>
      ) : null}
      <ul className="own-changes">
        {added.map((chosen) => {
          const name = nameOf(chosen);
          const problem = missing.find((one) => 'event' in one && one.event === chosen.event);
          return (
            <li key={`+${chosen.event}`}>
              <Plus className="own-comes" size={22} strokeWidth={2} aria-hidden />
              <div>
                <span className="spoken">{words.added}: </span>
                <b>{name}</b>
                {chosen.partner.kind === 'wanted' ? <p className="second">{words.tba}</p> : null}
                <AddedEntry
                  name={name}
                  chosen={chosen}
                  problem={problem === undefined ? undefined : sentenceOf(problem)}
                  isEntered={
                    chosen.isNamesake === true ||
                    problem?.what === 'entered already' ||
                    problem?.what === 'your place'
                  }
                  onChange={(changed) =>
                    onChange({
                      ...edits,
                      added: added.map((one) => (one.event === changed.event ? changed : one)),
                    })
                  }
                />
              </div>
              {undo(name, { ...edits, added: added.filter((one) => one !== chosen) })}
            </li>
          );
        })}
        {gone.map((one) => (
          <li key={one.entry.id} className="own-gone">
            <X className="own-goes" size={22} strokeWidth={2} aria-hidden />
            <div>
              <span className="spoken">{words.dropped}: </span>
              <b>{eventName(one.event)}</b>
              <p className="second">{goes(one)}</p>
            </div>
            {undo(eventName(one.event), { ...edits, dropped: dropped.filter((id) => id !== one.entry.id) })}
          </li>
        ))}
      </ul>
      {own.length > gone.length ? <p className="second">{words.stay(own.length - gone.length)}</p> : null}
    </section>
  );
}

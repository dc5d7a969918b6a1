import { partnerOf, type OwnEntry } from '../../domain/registrant/own.ts';
import { ownEntries } from '../words/english/ownEntries.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';

/** What somebody is in, and with whom. */
export function EntryList({ own }: { readonly own: readonly OwnEntry[] }) {
  const { changes: words, noEntries } = useWords(ownEntries);
  const { eventName } = useWords(terms);
  if (own.length === 0) return <p className="second">{noEntries}</p>;
  return (
    <ul className="register-entered">
      {own.map((one) => {
        const partner = partnerOf(one);
        return (
          <li key={one.entry.id}>
            <span>{eventName(one.event)}</span>
            <span className="second">{partner === undefined ? words.tba : words.with(partner)}</span>
          </li>
        );
      })}
    </ul>
  );
}

import { mapDefined } from '../../../../domain/defined.ts';
import type { DancerStep } from '../../../../domain/lists/dancerImport.ts';
import type { EntryStep } from '../../../../domain/lists/entryImport.ts';
import { listsDesk } from '../../../kit/words/english/listsDesk.ts';
import { terms } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';

export function ListStep({ step }: { readonly step: EntryStep | DancerStep }) {
  return 'event' in step ? <EntryLine step={step} /> : <DancerLine step={step} />;
}

function EntryLine({ step }: { readonly step: EntryStep }) {
  const words = useWords(listsDesk);
  const { eventName } = useWords(terms);
  const { kind, event, entry, lead, follow, school, number } = step;
  const before = event.entries.find(({ id }) => id === entry);
  const couple = words.couple(
    before?.leadName ?? lead?.name ?? words.nobody,
    before?.followName ?? follow?.name ?? words.nobody,
  );
  const changes = [
    ...mapDefined([lead, follow], (somebody) =>
      somebody === undefined ? undefined : words.nowWith(somebody.name),
    ),
    ...(school === undefined ? [] : [words.dancesFor(school)]),
    ...(number === undefined ? [] : [words.wears(number)]),
  ];
  return (
    <span>
      <b>{couple}</b> <span>{eventName(event)}</span>
      {kind === 'new' ? null : <span className="second"> {changes.join(', ')}</span>}
    </span>
  );
}

function DancerLine({ step: { kind, name, school, number, registration } }: { readonly step: DancerStep }) {
  const words = useWords(listsDesk);
  const changes = [
    ...(school === undefined ? [] : [words.dancesFor(school)]),
    ...(number === undefined ? [] : [words.wears(number)]),
    ...(registration === undefined ? [] : [words.getsCode]),
  ];
  return (
    <span>
      <b>{name}</b>{' '}
      {kind === 'new' || changes.length > 0 ? <span className="second">{changes.join(', ')}</span> : null}
    </span>
  );
}

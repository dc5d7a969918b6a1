import { mapDefined } from '../../../../domain/mapDefined.ts';
import type { DancerImportStep } from '../../../../domain/lists/dancerImport.ts';
import type { EntryImportStep } from '../../../../domain/lists/entryImport.ts';
import { listsDeskWords } from '../../../kit/words/english/listsDesk.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';

export function ListStep({ step }: { readonly step: EntryImportStep | DancerImportStep }) {
  return 'event' in step ? <EntryLine step={step} /> : <DancerLine step={step} />;
}

function EntryLine({ step }: { readonly step: EntryImportStep }) {
  const words = useWords(listsDeskWords);
  const { eventName } = useWords(termsWords);
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

function DancerLine({
  step: { kind, name, school, number, registration },
}: {
  readonly step: DancerImportStep;
}) {
  const words = useWords(listsDeskWords);
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

import type { CompetitionEvent } from '../../../../domain/competition.ts';
import { buildDancerTable, type ExportedRegistration } from '../../../../domain/lists/dancerTable.ts';
import { buildEntryTable } from '../../../../domain/lists/entryTable.ts';
import type { RegisteredPerson } from '../../../../domain/people/directory.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { downloadTable } from '../../../kit/shell/downloadTable.ts';
import { listsDeskWords } from '../../../kit/words/english/listsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';

interface Props {
  readonly events: readonly CompetitionEvent[];
  readonly dancers: readonly RegisteredPerson[];
  readonly registrations: readonly ExportedRegistration[];
}

export function ListExports({ events, dancers, registrations }: Props) {
  const words = useWords(listsDeskWords);
  const entries = events.reduce((sum, event) => sum + event.entries.length, 0);
  return (
    <section className="stack" aria-labelledby="lists-out">
      <h3 id="lists-out">{words.out}</h3>
      <p className="row">
        <Button look="border" onClick={() => downloadTable('entries.csv', buildEntryTable(events))}>
          {words.entries(entries)}
        </Button>
        <Button
          look="border"
          onClick={() => downloadTable('dancers.csv', buildDancerTable(dancers, registrations))}
        >
          {words.dancers(dancers.length)}
        </Button>
      </p>
      <p className="second measure">{words.outMore}</p>
    </section>
  );
}

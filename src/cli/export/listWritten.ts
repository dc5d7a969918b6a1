import { dancerTable } from '../../domain/lists/dancerTable.ts';
import { entryTable } from '../../domain/lists/entryTable.ts';
import type { ListName } from '../../domain/journal/record.ts';
import type { Administrator } from '../../server/local/administrator.ts';
import { csvText } from '../../store/csv/csv.ts';
import { events } from '../../store/events/events.ts';
import { registrationList } from '../../store/registrant/registrationList.ts';
import { competitors } from '../../store/people/competitors.ts';

/** The text of a list, and how many lines it has below its head. */
export async function listWritten(
  administrator: Administrator,
  list: ListName,
): Promise<{ readonly text: string; readonly lines: number }> {
  const table =
    list === 'entries'
      ? entryTable(events.parse(await administrator.read(events.at)))
      : dancerTable(
          competitors.parse(await administrator.read(competitors.at)),
          registrationList.parse(await administrator.read(registrationList.at)),
        );
  return { text: csvText(table), lines: table.length - 1 };
}

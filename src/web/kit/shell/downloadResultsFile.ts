import type { EventKey } from '../../../domain/ids.ts';
import type { Competition } from '../../../store/competition/competition.ts';
import type { EventSettings } from '../../../store/competition/settings.ts';
import type { Session } from '../../../store/connection/session.ts';
import { formatCsv } from '../../../store/csv/csv.ts';
import { buildPublicJson, buildPublicTable } from '../../../store/results/publicLists.ts';
import { saveFile } from './saveFile.ts';
import { readPublicEvent, type PublicEvent, type ReadPath } from '../../../store/results/publicResults.ts';

interface FileAbout {
  readonly settings: Pick<EventSettings, 'release' | 'marksPublic'>;
  readonly about: Pick<Competition, 'fullName' | 'judges'> | undefined;
}

/**
 * Reads the published results and downloads them as a file. One event after the other, to go easy on a phone.
 * @throws Error if one is missing: a partial file would look complete
 */
export async function downloadResultsFile(
  device: Session,
  keys: readonly EventKey[],
  { settings, about }: FileAbout,
  { name, form }: { readonly name: string; readonly form: 'csv' | 'json' },
): Promise<void> {
  const read: ReadPath = async ({ at, parse }) => {
    const heard = await device.readOnce(at);
    if (heard.kind !== 'known') throw new Error(at);
    return parse(heard.raw);
  };
  const events: PublicEvent[] = [];
  for (const key of keys) {
    const event = await readPublicEvent(read, key, settings, about?.judges ?? []);
    if (event !== undefined) events.push(event);
  }
  const text =
    form === 'csv'
      ? formatCsv(buildPublicTable(events))
      : JSON.stringify(buildPublicJson(about?.fullName ?? '', events), undefined, 2);
  const type = form === 'csv' ? 'text/csv;charset=utf-8' : 'application/json';
  saveFile(`${name}.${form}`, new Blob([text], { type }));
}

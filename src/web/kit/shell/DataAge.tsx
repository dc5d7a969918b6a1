import { useStore } from '../cache/StoreProvider.tsx';
import { useConnection } from './useConnection.ts';
import { OfflineNote } from '../parts/note/OfflineNote.tsx';
import { listsWords } from '../words/english/lists.ts';
import { useWords } from '../words/language.ts';

/** Offline: the age of the shown data. */
export function DataAge() {
  const connection = useConnection(useStore().device);
  const words = useWords(listsWords);
  return connection.state === 'offline' ? (
    <OfflineNote since={connection.since}>{words.offline}</OfflineNote>
  ) : null;
}

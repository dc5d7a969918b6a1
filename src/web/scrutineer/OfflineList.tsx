import { Note } from '../parts/note/Note.tsx';
import { scrutineer } from '../words/english/scrutineer.ts';
import { useWords } from '../words/language.ts';
import type { DeskProps } from './deskProps.ts';
import { useOfflineJudges } from './useOfflineJudges.ts';

/** The judges the round waits for whose phones are not connected, and the sheets these hold. */
export default function OfflineList({ round, sheets }: Pick<DeskProps, 'round' | 'sheets'>) {
  const words = useWords(scrutineer).head;
  const offline = useOfflineJudges(sheets, round.state === 'running');
  return offline.map(({ judge, unsent }) => (
    <Note key={judge} tone="warn" spoken="politely">
      {words.offline(judge, unsent)}
    </Note>
  ));
}

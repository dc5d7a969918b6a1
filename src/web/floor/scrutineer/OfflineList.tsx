import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DeskProps } from './deskProps.ts';
import type { DutyPresence } from '../../../domain/floor/dutyPresence.ts';
import { devicesOnline } from '../../../store/people/devicesOnline.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive, useObserved } from '../../kit/cache/useLive.ts';
import { useNow } from '../../kit/clock/useNow.ts';
import type { RoundSheets } from '../../../store/models/round/roundSheets.ts';
import { type OfflineJudge, findOfflineJudges } from './offlineJudges.ts';

const NOBODY: readonly DutyPresence[] = [];

/** The judges a round waits for whose phones are away, live. Offline the list stays as it was. */
function useOfflineJudges(sheets: RoundSheets, isRunning: boolean): readonly OfflineJudge[] {
  const { staff } = useStore();
  const minutes = useNow();
  const connection = useObserved(staff.connection);
  const devices = valueOr(useLive(staff, isRunning ? devicesOnline : undefined), NOBODY);
  return findOfflineJudges(sheets, devices, connection.kind === 'lost' ? connection.since : minutes);
}

/** The judges the round waits for whose phones are not connected, and their unsent sheets. */
export default function OfflineList({ round, sheets }: Pick<DeskProps, 'round' | 'sheets'>) {
  const words = useWords(scrutineerWords).head;
  const offline = useOfflineJudges(sheets, round.state === 'running');
  return offline.map(({ judge, unsent }) => (
    <NoteBox key={judge} tone="warn" spoken="politely">
      {words.offline(judge, unsent)}
    </NoteBox>
  ));
}

import { journal } from '../../store/paths/journal.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive } from '../app/useLive.ts';
import { JournalList } from '../journal/JournalList.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { LoadingBars } from '../parts/LoadingBars.tsx';

/** For the question "who changed that, and when": every line of every device, and whether the chains are whole. */
export function JournalDesk() {
  const { staff } = useStore();
  const lines = useLive(staff, journal);
  switch (lines.kind) {
    case 'waiting':
      return <LoadingBars label="The journal is loading" />;
    case 'refused':
      return <ErrorNote failed="Not shown">{lines.why}</ErrorNote>;
    case 'known':
      return <JournalList journal={lines.value} />;
  }
}

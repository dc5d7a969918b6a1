import { useState } from 'react';
import type { ProgramEvent } from '../../../domain/competition.ts';
import { listPublicRounds } from '../../../domain/round/release.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import type { EventSettings } from '../../../store/competition/settings.ts';
import { useStore } from '../cache/StoreProvider.tsx';
import { valueOr, useLive } from '../cache/useLive.ts';
import { useIsHydrated } from '../parts/page/useIsHydrated.ts';
import { Button } from '../parts/button/Button.tsx';
import { NoteBox } from '../parts/note/NoteBox.tsx';
import { resultsSearchWords } from '../words/english/resultsSearch.ts';
import { useWords } from '../words/language.ts';
import './takeAlong.css';

export interface DownloadResultsButtonProps {
  readonly program: readonly ProgramEvent[];
  readonly settings: Pick<EventSettings, 'release' | 'marksPublic'>;
}

type Form = 'csv' | 'json';

/** Downloads all published results. Nothing is read before it is requested. */
export function DownloadResultsButton({ program, settings }: DownloadResultsButtonProps) {
  const words = useWords(resultsSearchWords);
  const { device } = useStore();
  const about = valueOr(useLive(device, competitionBasics), undefined);
  const [busy, setBusy] = useState<Form>();
  const isTakenOver = useIsHydrated();
  const [failed, setFailed] = useState(false);
  const keys = program
    .filter((event) => listPublicRounds(event, settings.release).length > 0)
    .map(({ key }) => key);
  if (keys.length === 0) return null;
  const take = async (form: Form): Promise<void> => {
    setBusy(form);
    setFailed(false);
    try {
      const { downloadResultsFile: savedFile } = await import('./downloadResultsFile.ts');
      await savedFile(device, keys, { settings, about }, { name: words.file, form });
    } catch {
      setFailed(true);
    }
    setBusy(undefined);
  };
  return (
    <section className="take-along" aria-label={words.take}>
      <h2>{words.take}</h2>
      <p className="second">{words.takeMore}</p>
      <p className="take-along-verbs">
        <Button
          busy={busy === 'csv' || !isTakenOver}
          busyWord={isTakenOver ? words.gathering : undefined}
          onClick={() => void take('csv')}
        >
          {words.csv}
        </Button>
        <Button
          busy={busy === 'json' || !isTakenOver}
          busyWord={isTakenOver ? words.gathering : undefined}
          onClick={() => void take('json')}
        >
          {words.json}
        </Button>
        <Button onClick={() => window.print()}>{words.print}</Button>
      </p>
      {failed ? (
        <NoteBox tone="warn" spoken="politely">
          {words.notGathered}
        </NoteBox>
      ) : null}
    </section>
  );
}

import { useMemo, useState } from 'react';
import { deliver } from '../../../store/delivery/deliver.ts';
import { setReminders, remindersStoppedPath } from '../../../store/registrant/reminders.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { ownEntriesWords } from '../../kit/words/english/ownEntries.ts';
import { useWords } from '../../kit/words/language.ts';

/**
 * For a dancer who wants fewer mails: one press stops reminders, and one press at the same place starts them again.
 */
export default function RemindersPart({ code }: { readonly code: string }) {
  const { device } = useStore();
  const words = useWords(ownEntriesWords);
  const path = useMemo(() => remindersStoppedPath(code), [code]);
  const stopped = useLive(device, path);
  const [state, setState] = useState<'at rest' | 'on its way' | 'refused'>('at rest');
  if (stopped.kind !== 'known') return null;
  const choose = async (): Promise<void> => {
    setState('on its way');
    const { kind } = await deliver(
      device,
      { build: () => setReminders(code, stopped.value) },
      { kind: 'retry' },
    );
    setState(kind === 'done' ? 'at rest' : 'refused');
  };
  return (
    <section className="own-part" aria-label={words.reminders.title}>
      <h2>{words.reminders.title}</h2>
      <p className="second" aria-live="polite">
        {stopped.value ? words.reminders.off : words.reminders.on}
      </p>
      {state === 'refused' ? (
        <NoteBox tone="stop" spoken="at once">
          {words.refused.other}
        </NoteBox>
      ) : null}
      <p>
        <Button busy={state === 'on its way'} busyWord={words.consent.saving} onClick={() => void choose()}>
          {stopped.value ? words.reminders.start : words.reminders.stop}
        </Button>
      </p>
    </section>
  );
}

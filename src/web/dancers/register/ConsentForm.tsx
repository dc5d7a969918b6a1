import { useState } from 'react';
import type { RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { deliver } from '../../../store/delivery/deliver.ts';
import { recordConsents } from '../../../store/registrant/consents.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { ownEntriesWords } from '../../kit/words/english/ownEntries.ts';
import { registerWords } from '../../kit/words/english/register.ts';
import { useWords } from '../../kit/words/language.ts';
import { ConsentTicks } from './ConsentTicks.tsx';

/** The consent form for a dancer who was registered by a partner or captain and has their own code. */
export function ConsentForm({ code }: { readonly code: string }) {
  const { device } = useStore();
  const { consent: words, refused } = useWords(ownEntriesWords);
  const { missing } = useWords(registerWords);
  const [given, setGiven] = useState<RegistrationDraft['consents']>({ risk: false, media: false });
  const [state, setState] = useState<'at rest' | 'asked' | 'on its way' | 'refused'>('at rest');
  const send = async (): Promise<void> => {
    if (!given.risk) return setState('asked');
    setState('on its way');
    const { kind } = await deliver(device, { build: () => recordConsents(code, given) }, { kind: 'retry' });
    if (kind !== 'done') setState('refused');
  };
  return (
    <section className="own-part own-consent">
      <NoteBox tone="warn">{words.missing}</NoteBox>
      <ConsentTicks
        agreed={given}
        error={state === 'asked' && !given.risk ? missing({ step: 'consent', what: 'risk' }) : undefined}
        onAgree={setGiven}
      />
      {state === 'refused' ? (
        <NoteBox tone="stop" spoken="at once">
          {refused.other}
        </NoteBox>
      ) : null}
      <p>
        <Button look="ink" busy={state === 'on its way'} busyWord={words.saving} onClick={() => void send()}>
          {words.save}
        </Button>
      </p>
    </section>
  );
}

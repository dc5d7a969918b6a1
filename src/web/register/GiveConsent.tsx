import { useState } from 'react';
import { consentsGiven } from '../../store/registrant/consents.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { Button } from '../parts/button/Button.tsx';
import { CheckField } from '../parts/field/CheckField.tsx';
import { Note } from '../parts/note/Note.tsx';
import { ownEntries } from '../words/english/ownEntries.ts';
import { register } from '../words/english/register.ts';
import { useWords } from '../words/language.ts';

/** Somebody whom a partner or a captain has registered agrees with their own code. */
export function GiveConsent({ code }: { readonly code: string }) {
  const { device } = useStore();
  const { consent: words, refused } = useWords(ownEntries);
  const { consent, missing } = useWords(register);
  const [given, setGiven] = useState({ risk: false, media: false });
  const [state, setState] = useState<'at rest' | 'asked' | 'on its way' | 'refused'>('at rest');
  const send = async (): Promise<void> => {
    if (!given.risk) return setState('asked');
    setState('on its way');
    const written = await device.write(consentsGiven(code, given));
    if (!written.ok) setState('refused');
  };
  return (
    <section className="own-part own-consent">
      <Note tone="warn">{words.missing}</Note>
      <CheckField
        label={consent.risk}
        checked={given.risk}
        error={state === 'asked' && !given.risk ? missing({ step: 'consent', what: 'risk' }) : undefined}
        onChange={({ target }) => setGiven({ ...given, risk: target.checked })}
      />
      <CheckField
        label={consent.media}
        help={consent.mediaHelp}
        checked={given.media}
        onChange={({ target }) => setGiven({ ...given, media: target.checked })}
      />
      {state === 'refused' ? (
        <Note tone="stop" spoken="at once">
          {refused.other}
        </Note>
      ) : null}
      <p>
        <Button look="ink" busy={state === 'on its way'} busyWord={words.saving} onClick={() => void send()}>
          {words.save}
        </Button>
      </p>
    </section>
  );
}

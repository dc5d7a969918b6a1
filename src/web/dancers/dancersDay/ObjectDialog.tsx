import { useState } from 'react';
import { MAX_LENGTH } from '../../../domain/bounds.ts';
import type { Objection } from '../../../domain/eligibility/ruling.ts';
import type { DancersCouple } from '../../../domain/dancersDay/dancersDay.ts';
import { deliver } from '../../../store/delivery/deliver.ts';
import { findFreeObjectionSlot, createObjection } from '../../../store/registrant/objections.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useDialogText } from '../../kit/shell/useUnsentForm.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { TextAreaField } from '../../kit/parts/field/TextAreaField.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { listsWords } from '../../kit/words/english/lists.ts';
import { objectingWords } from '../../kit/words/english/objecting.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  /** Undefined: withheld. */
  readonly name: string | undefined;
  readonly dances: readonly DancersCouple[];
  /** Objections already made from this device. */
  readonly own: readonly Objection[];
  readonly onClose: () => void;
}

/** A form to object to an entry. Only the organizers read it. */
export function ObjectDialog({ name, dances, own, onClose }: Props) {
  const words = useWords(objectingWords);
  const { withheld } = useWords(listsWords);
  const { eventName } = useWords(termsWords);
  const { device } = useStore();
  const [at, setAt] = useState(0);
  const [why, setWhy] = useDialogText(`objection/${name}/${dances[0]?.entry.id}`);
  const [state, setState] = useState<'at rest' | 'on its way' | 'refused'>('at rest');
  const slot = findFreeObjectionSlot(own);
  const dance = dances[at];
  const missing = why.trim() === '' ? words.noWhy : undefined;
  const send = async (): Promise<void> => {
    if (slot === undefined || dance === undefined) return;
    setState('on its way');
    const { event, entry } = dance;
    const { kind } = await deliver(
      device,
      { build: (uid) => createObjection({ uid, slot, event: event.key, entry: entry.id, why }) },
      { kind: 'now or never' },
    );
    if (kind === 'done') onClose();
    else setState('refused');
  };
  return (
    <Dialog
      open
      question={words.question(name ?? withheld)}
      verb={words.send}
      busy={state === 'on its way'}
      busyWord={words.sending}
      blocked={slot === undefined ? words.full : missing}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="stack">
        <p className="second">{words.more}</p>
        <SelectField
          label={words.event}
          value={String(at)}
          onChange={({ target }) => setAt(Number(target.value))}
        >
          {dances.map(({ event, entry }, index) => (
            <option key={`${event.key}/${entry.id}`} value={String(index)}>
              {eventName(event)}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={words.why}
          help={words.whyHelp}
          maxLength={MAX_LENGTH.explanation}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
        {state === 'refused' ? (
          <NoteBox tone="stop" spoken="at once">
            {words.refused}
          </NoteBox>
        ) : null}
      </div>
    </Dialog>
  );
}

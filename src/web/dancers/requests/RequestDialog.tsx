import { useState } from 'react';
import { MAX_LENGTH } from '../../../domain/bounds.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import type { NewCouple } from '../../../domain/registrant/partnerRequest.ts';
import { createRequest } from '../../../store/registrant/requestWrites.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { useDialogText } from '../../kit/shell/useUnsentForm.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { TextAreaField } from '../../kit/parts/field/TextAreaField.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { partnersWords } from '../../kit/words/english/partners.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { useRequestAction } from './useRequestAction.ts';
import { useDancerName } from './useDancerName.ts';

/** A dancer of this device who may send a request, and the events for it. */
export interface RequestSender {
  readonly from: string;
  readonly joinings: readonly NewCouple[];
  readonly slot: number | undefined;
}

interface Props {
  readonly to: RegisteredPerson;
  readonly askers: readonly RequestSender[];
  readonly people: readonly RegisteredPerson[];
  readonly onClose: () => void;
}

/** Preselects the events that both search in; without common ones, those the asker searches in. */
const usually = ({ joinings }: RequestSender): readonly string[] => {
  const both = joinings.filter(({ own }) => own !== undefined);
  return (both.length > 0 ? both : joinings).map(({ event }) => event.key);
};

/** A request to another dancer: events, and a message. */
export default function RequestDialog({ to, askers, people, onClose }: Props) {
  const words = useWords(partnersWords);
  const { eventName } = useWords(termsWords);
  const { device } = useStore();
  const connection = useConnection(device);
  const { deed, act } = useRequestAction();
  const nameOf = useDancerName(people);
  const [who, setWho] = useState(0);
  const asker = askers[who] ?? askers[0];
  const [chosen, setChosen] = useState<readonly string[]>();
  const [note, setNote] = useDialogText(`request/${to.id}`);
  if (asker === undefined) return null;
  const events = chosen ?? usually(asker);
  const entries = new Map(
    asker.joinings.flatMap(({ event, entry }) =>
      events.includes(event.key) ? [[event.key, entry.id] as const] : [],
    ),
  );
  const { slot, from } = asker;
  const send = async (): Promise<void> => {
    if (slot === undefined) return;
    const done = await act(to.id, () => createRequest({ from, to: to.id }, entries, note, slot));
    if (done) onClose();
  };
  const nothing = entries.size === 0 ? words.asking.nothing : undefined;
  return (
    <Dialog
      open
      question={words.asking.question(to.name)}
      verb={words.asking.verb}
      busy={deed.kind === 'on its way'}
      busyWord={words.asking.busy}
      blocked={slot === undefined ? words.asking.full : nothing}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {askers.length < 2 ? null : (
        <SelectField
          label={words.asking.who}
          value={String(who)}
          onChange={({ target }) => {
            setWho(Number(target.value));
            setChosen(undefined);
          }}
        >
          {askers.map((one, at) => (
            <option key={one.from} value={String(at)}>
              {nameOf(one.from)}
            </option>
          ))}
        </SelectField>
      )}
      <fieldset className="requests-events">
        <legend>{words.asking.events}</legend>
        {asker.joinings.map(({ event }) => (
          <CheckField
            key={event.key}
            label={eventName(event)}
            checked={events.includes(event.key)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...events, event.key] : events.filter((key) => key !== event.key))
            }
          />
        ))}
      </fieldset>
      <TextAreaField
        label={words.asking.note}
        help={words.asking.noteHelp}
        value={note}
        maxLength={MAX_LENGTH.explanation}
        optional
        // An @ would be part of an address, which the rules refuse.
        onChange={({ target }) => setNote(target.value.replaceAll('@', ''))}
      />
      {deed.kind === 'failed' ? (
        <p role="alert">
          <StateLabel tone="stop">{words.problem[deed.why]}</StateLabel>
        </p>
      ) : null}
      {deed.kind === 'on its way' && connection.state !== 'live' ? <p>{words.waits}</p> : null}
    </Dialog>
  );
}

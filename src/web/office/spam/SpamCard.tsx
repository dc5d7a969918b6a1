import { useState } from 'react';
import type { Flood } from '../../../domain/registrant/floods.ts';
import { useIsLive } from '../../kit/cache/useIsLive.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { ErrorNote } from '../../kit/parts/note/ErrorNote.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { floodsWords } from '../../kit/words/english/floods.ts';
import { useWords } from '../../kit/words/language.ts';
import { DeleteSpamDialog } from './DeleteSpamDialog.tsx';
import { useDeleteSpam } from './useDeleteSpam.ts';

interface Props {
  readonly flood: Flood;
  /** The codes of dancers in a round: they cannot be deleted here. */
  readonly drawn: ReadonlySet<string>;
  readonly time: (at: number) => string;
}

/** Registrations that look like one flood: the signs, the names, and one button that deletes them. */
export function SpamCard({ flood: { isOneDevice, signs, registrations }, drawn, time }: Props) {
  const words = useWords(floodsWords);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const throwing = useDeleteSpam();
  const isLive = useIsLive(useStore().staff);
  const chosen = registrations.filter(({ code }) => !kept.has(code) && !drawn.has(code));
  const nothingChosen = chosen.length === 0 ? words.choose : undefined;
  const standing = registrations.filter(({ code }) => drawn.has(code)).length;
  const [first, last] = [registrations[0], registrations.at(-1)];
  const toggle = (code: string): void =>
    setKept((now) => new Set(now.has(code) ? [...now].filter((one) => one !== code) : [...now, code]));
  return (
    <section className="flood" aria-labelledby={`flood-${first?.code ?? ''}`}>
      <div className="flood-head">
        <div>
          <h2 id={`flood-${first?.code ?? ''}`}>
            {isOneDevice ? words.oneDevice(registrations.length) : words.severalDevices(registrations.length)}
          </h2>
          {first === undefined || last === undefined ? null : (
            <p className="second">{words.from(time(first.createdAt), time(last.createdAt))}</p>
          )}
        </div>
        <Button
          look="stop"
          busy={throwing.step !== undefined}
          busyWord={
            throwing.step === undefined ? undefined : words.throwing(throwing.step.done, throwing.step.of)
          }
          blocked={isLive ? nothingChosen : words.offline}
          onClick={() => setAsked(true)}
        >
          {words.throwOut(chosen.length)}
        </Button>
      </div>
      {throwing.problem === undefined ? null : (
        <ErrorNote>
          {throwing.problem} {words.stopped}
        </ErrorNote>
      )}
      <ul className="flood-signs">
        {signs.map((sign) => (
          <li key={sign.kind}>
            <StateLabel tone="warn">{words.sign(sign)}</StateLabel>
          </li>
        ))}
      </ul>
      {standing === 0 ? null : <StateLabel tone="info">{words.inRounds(standing)}</StateLabel>}
      <details>
        <summary>{words.who}</summary>
        <ul className="flood-people">
          {registrations.map(({ code, name, email, createdAt, entries }) => (
            <li key={code}>
              <CheckField
                label={name}
                help={drawn.has(code) ? words.inRound : words.row(email, time(createdAt), entries)}
                checked={!kept.has(code) && !drawn.has(code)}
                disabled={drawn.has(code)}
                onChange={() => toggle(code)}
              />
            </li>
          ))}
        </ul>
      </details>
      {isAsked ? (
        <DeleteSpamDialog
          chosen={chosen}
          onSubmit={() => {
            setAsked(false);
            void throwing.deleteSpam(chosen);
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </section>
  );
}

import { useEffect, useMemo, useState } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { useOpenedAt } from '../../kit/clock/useNow.ts';
import type { Objection } from '../../../domain/eligibility/ruling.ts';
import type { DancersCouple } from '../../../domain/dancersDay/dancersDay.ts';
import { objectionsDeadline } from '../../../store/competition/objectionsUntil.ts';
import { deliver } from '../../../store/delivery/deliver.ts';
import { withdrawObjection, ownObjectionsPath } from '../../../store/registrant/objections.ts';
import {
  buildRulingKey,
  rulingReasonPath,
  rulings,
  type Rulings,
} from '../../../store/registrant/rulings.ts';
import { useEachLive } from '../../kit/cache/useEachLive.ts';
import { valueOr, useLive, useObserved } from '../../kit/cache/useLive.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { objectingWords } from '../../kit/words/english/objecting.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { useLazyWords } from '../../kit/words/laterWords.ts';
import { ObjectDialog } from './ObjectDialog.tsx';

interface Props {
  /** Undefined: withheld. */
  readonly name: string | undefined;
  readonly dances: readonly DancersCouple[];
}

const NO_RULINGS: Rulings = new Map();
const NO_OBJECTIONS: readonly Objection[] = [];

/** Rulings on a dancer's entries, objections from this device, and the button to object. */
export default function Objections({ name, dances }: Props) {
  useLazyWords();
  const words = useWords(objectingWords);
  const { eventName } = useWords(termsWords);
  const { longDate: dayOf } = useTimes();
  const { device } = useStore();
  const now = useOpenedAt();
  const until = valueOr(useLive(device, objectionsDeadline), undefined);
  const decided = valueOr(useLive(device, rulings), NO_RULINGS);
  const own = useOwnObjections();
  const [isOpen, setOpen] = useState(false);
  /** The slot of an objection that couldn't be withdrawn. */
  const [failed, setFailed] = useState<number>();
  const withdraw = async (objection: Objection): Promise<void> => {
    setFailed(undefined);
    const operation = { build: () => withdrawObjection(objection) };
    const { kind } = await deliver(device, operation, { kind: 'now or never' });
    if (kind !== 'done') setFailed(objection.slot);
  };
  const said = dances.flatMap(({ event, entry }) =>
    own.all
      .filter((one) => one.event === event.key && one.entry === entry.id)
      .map((objection) => ({ event, objection })),
  );
  const reasons = useReasons(said.map(({ objection }) => objection));
  const mayObject = until !== undefined && now < until && dances.length > 0;
  return (
    <div className="competitor-objections">
      {dances.map(({ event, entry }) => {
        const ruling = decided.get(buildRulingKey(event.key, entry.id));
        return ruling === undefined ? null : (
          <NoteBox key={`${event.key}/${entry.id}`} tone={ruling.outcome === 'may dance' ? 'ok' : 'stop'}>
            {words.ruling[ruling.outcome](eventName(event))}
          </NoteBox>
        );
      })}
      {said.map(({ event, objection }, at) => (
        <NoteBox key={objection.slot} tone="info">
          {words.yours(eventName(event), objection.why)}{' '}
          {reasons[at] === undefined ? null : words.because(reasons[at])}
          <Button look="plain" size="small" onClick={() => void withdraw(objection)}>
            {words.takeBack}
          </Button>
          {failed === objection.slot ? <span role="alert"> {words.refused}</span> : null}
        </NoteBox>
      ))}
      {mayObject ? (
        <p>
          <Button look="plain" size="small" onClick={() => setOpen(true)}>
            {words.verb}
          </Button>{' '}
          <span className="second">{words.until(dayOf(until - 1))}</span>
        </p>
      ) : null}
      {isOpen && <ObjectDialog name={name} dances={dances} own={own.all} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Objections from this device, once its identity is known. */
function useOwnObjections(): { readonly all: readonly Objection[] } {
  const { device } = useStore();
  useEffect(() => void device.identify(), [device]);
  const who = useObserved(device.who);
  const uid = who.kind === 'device' || who.kind === 'account' ? who.uid : undefined;
  const path = useMemo(() => (uid === undefined ? undefined : ownObjectionsPath(uid)), [uid]);
  return { all: valueOr(useLive(device, path), NO_OBJECTIONS) };
}

/** The reason of the ruling on each objection. */
function useReasons(objections: readonly Objection[]): readonly (string | undefined)[] {
  const { device } = useStore();
  const asked = objections.map(({ event, entry }) => buildRulingKey(event, entry)).join('\n');
  // The array is new at each render, with the same content.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const paths = useMemo(() => objections.map(({ event, entry }) => rulingReasonPath(event, entry)), [asked]);
  return useEachLive(device, paths).map((live) => valueOr(live, undefined));
}

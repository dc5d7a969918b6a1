import { useMemo } from 'react';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { entriesOf, type OwnDancer } from '../../domain/registrant/own.ts';
import { rulingKey, rulingReason, rulings, type Rulings } from '../../store/registrant/rulings.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useEachLive } from '../app/useEachLive.ts';
import { knownOr, useLive } from '../app/useLive.ts';
import { Note } from '../parts/note/Note.tsx';
import { evidence } from '../words/english/evidence.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';

interface Props {
  readonly dancer: OwnDancer;
  readonly events: readonly CompetitionEvent[];
}

const NONE: Rulings = new Map();

/** What the organizers have decided on a dancer's entries, and why. */
export function OwnRulings({ dancer, events }: Props) {
  const { decided } = useWords(evidence);
  const { eventName } = useWords(terms);
  const { device } = useStore();
  const all = knownOr(useLive(device, rulings), NONE);
  const ruled = useMemo(
    () =>
      entriesOf(dancer.id, events).flatMap(({ event, entry }) => {
        const ruling = all.get(rulingKey(event.key, entry.id));
        return ruling === undefined ? [] : [{ event, entry, ruling }];
      }),
    [dancer.id, events, all],
  );
  const reasons = useEachLive(
    device,
    useMemo(() => ruled.map(({ event, entry }) => rulingReason(event.key, entry.id)), [ruled]),
  );
  if (ruled.length === 0) return null;
  return (
    <section className="own-part" aria-label={decided.title}>
      <h2>{decided.title}</h2>
      {ruled.map(({ event, entry, ruling }, at) => {
        const reason = reasons[at];
        return (
          <Note key={entry.id} tone={ruling.outcome === 'may dance' ? 'ok' : 'stop'}>
            <b>{decided[ruling.outcome](eventName(event))}</b>{' '}
            {reason === undefined ? null : knownOr(reason, undefined)}
          </Note>
        );
      })}
    </section>
  );
}

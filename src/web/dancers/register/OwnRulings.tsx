import { useMemo } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { EventKey } from '../../../domain/ids.ts';
import { listOwnEntries } from '../../../domain/registrant/ownEntries.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import {
  listOwnRulings,
  buildRulingKey,
  rulingReasonPath,
  rulings,
  removalRulings,
  type Rulings,
} from '../../../store/registrant/rulings.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useEachLive } from '../../kit/cache/useEachLive.ts';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { evidenceWords } from '../../kit/words/english/evidence.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly dancer: RegisteredPerson;
  readonly events: readonly CompetitionEvent[];
}

const NONE: Rulings = new Map();

/** The organizers' rulings on a dancer's entries with reasons, including deleted entries. */
export function OwnRulings({ dancer, events }: Props) {
  const { decided } = useWords(evidenceWords);
  const { eventName } = useWords(termsWords);
  const { device } = useStore();
  const all = valueOr(useLive(device, rulings), NONE);
  const out = valueOr(useLive(device, removalRulings), NONE);
  const ruled = useMemo(() => {
    const name = (key: EventKey): string => {
      const event = events.find((one) => one.key === key);
      return event === undefined ? key : eventName(event);
    };
    return [
      ...listOwnEntries(dancer.id, events).flatMap(({ event, entry }) => {
        const ruling = all.get(buildRulingKey(event.key, entry.id));
        if (ruling === undefined) return [];
        const { outcome } = ruling;
        return [{ event: event.key, entry: entry.id, outcome, words: decided[outcome](eventName(event)) }];
      }),
      ...listOwnRulings(dancer.id, out).map(({ event, entry, isPartner }) => ({
        event,
        entry,
        outcome: 'may not dance' as const,
        words: decided[isPartner ? 'partner out' : 'out'](name(event)),
      })),
    ];
  }, [dancer.id, events, all, out, decided, eventName]);
  const reasons = useEachLive(
    device,
    useMemo(() => ruled.map(({ event, entry }) => rulingReasonPath(event, entry)), [ruled]),
  );
  if (ruled.length === 0) return null;
  return (
    <section className="own-part" aria-label={decided.title}>
      <h2>{decided.title}</h2>
      {ruled.map(({ event, entry, outcome, words }, at) => {
        const reason = reasons[at];
        return (
          <NoteBox key={`${event}/${entry}`} tone={outcome === 'may dance' ? 'ok' : 'stop'}>
            <b>{words}</b> {reason === undefined ? null : valueOr(reason, undefined)}
          </NoteBox>
        );
      })}
    </section>
  );
}

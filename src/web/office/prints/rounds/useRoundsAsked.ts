import { useMemo } from 'react';
import { eventKey } from '../../../../domain/ids.ts';
import { usePrintChoices } from '../chosen/usePrintChoices.ts';
import type { RoundsAsked } from './roundsChosen.ts';

function askedBy(rounds: string | null, event: string | null): RoundsAsked {
  const key = eventKey(event ?? '');
  if (key !== undefined) return { kind: 'event', event: key };
  return { kind: rounds === 'all' ? 'all' : 'near' };
}

export function useRoundsAsked(): readonly [asked: RoundsAsked, ask: (asked: RoundsAsked) => void] {
  const [address, choose] = usePrintChoices();
  const [rounds, event] = [address.get('rounds'), address.get('event')];
  const asked = useMemo(() => askedBy(rounds, event), [rounds, event]);
  const ask = (next: RoundsAsked): void =>
    choose({
      rounds: next.kind === 'all' ? next.kind : undefined,
      event: next.kind === 'event' ? next.event : undefined,
    });
  return [asked, ask];
}

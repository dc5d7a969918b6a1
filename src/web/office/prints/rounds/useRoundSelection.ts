import { useMemo } from 'react';
import { parseEventKey } from '../../../../domain/ids.ts';
import { usePrintChoices } from '../chosen/usePrintChoices.ts';
import type { RoundSelection } from './roundSelection.ts';

function askedBy(rounds: string | null, event: string | null): RoundSelection {
  const key = parseEventKey(event ?? '');
  if (key !== undefined) return { kind: 'event', event: key };
  return { kind: rounds === 'all' ? 'all' : 'near' };
}

export function useRoundSelection(): readonly [asked: RoundSelection, ask: (asked: RoundSelection) => void] {
  const [address, choose] = usePrintChoices();
  const [rounds, event] = [address.get('rounds'), address.get('event')];
  const asked = useMemo(() => askedBy(rounds, event), [rounds, event]);
  const ask = (next: RoundSelection): void =>
    choose({
      rounds: next.kind === 'all' ? next.kind : undefined,
      event: next.kind === 'event' ? next.event : undefined,
    });
  return [asked, ask];
}

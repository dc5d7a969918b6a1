import { Check } from 'lucide-react';
import { useStore } from '../app/StoreProvider.tsx';
import { useLine } from '../app/useLine.ts';
import { ConnectionLight } from '../parts/ConnectionLight.tsx';
import type { SheetProps } from './sheetProps.ts';

const WORDS = {
  saving: 'Saving',
  here: 'On this device',
  received: 'Received',
  refused: 'Not received',
} as const;

/** Which round and dance this sheet is for, where its last change is, and whose it is. */
export function SheetHead({
  event,
  round,
  judge,
  dance,
  dances,
  onDance,
  sheet,
  words,
}: SheetProps & { readonly words: string }) {
  const { device } = useStore();
  const waiting = sheet.delivery.kind === 'received' ? 0 : 1;
  const line = useLine(device, waiting);
  return (
    <header className="sheet-head">
      <h1>{event.name}</h1>
      <ConnectionLight
        connection={line}
        word={line.state === 'live' ? WORDS[sheet.delivery.kind] : undefined}
      />
      <p>
        {round.name}, {words}
      </p>
      <span className="sheet-head-judge">Judge {judge}</span>
      {dances.length > 1 && (
        <nav className="sheet-dances" aria-label="Dances">
          {dances.map(({ name, sent }) => (
            <button
              key={name}
              type="button"
              className="sheet-dance"
              aria-pressed={name === dance}
              onClick={() => onDance(name)}
            >
              {sent && <Check size={16} strokeWidth={2.2} aria-hidden />}
              {name}
              {sent ? ' sent' : ''}
            </button>
          ))}
        </nav>
      )}
    </header>
  );
}

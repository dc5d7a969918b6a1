import { Check } from 'lucide-react';
import { useStore } from '../app/StoreProvider.tsx';
import { useLine } from '../app/useLine.ts';
import { ConnectionLight, type Connection } from '../parts/ConnectionLight.tsx';
import type { SheetProps } from './sheetProps.ts';
import type { SheetNow } from './useSheet.ts';

const WORDS = {
  saving: 'Saving',
  here: 'On this device',
  received: 'Received',
  refused: 'Not received',
} as const;

/** From here on an event's name would push the numbers down too far in full size. */
const LONG = 36;

function wordFor(line: Connection, sheet: SheetNow): string | undefined {
  if (line.state === 'live') return WORDS[sheet.delivery.kind];
  return line.state === 'reconnecting' && line.saved > 0 ? `${line.saved} saved here` : undefined;
}

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
      <h1 className={event.name.length > LONG ? 'is-long' : undefined}>{event.name}</h1>
      <ConnectionLight connection={line} word={wordFor(line, sheet)} />
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

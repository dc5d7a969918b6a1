import { Check, Hand } from 'lucide-react';
import { useStore } from '../app/StoreProvider.tsx';
import { useConnection } from '../app/useConnection.ts';
import { ConnectionLight, type Connection } from '../parts/note/ConnectionLight.tsx';
import type { SheetProps } from './sheetProps.ts';
import type { SheetNow } from './useSheet.ts';

const WORDS = {
  saving: 'Saving',
  here: 'On this device',
  received: 'Received',
  late: 'Too late',
  refused: 'Not received',
} as const;

/** From here on an event's name would push the numbers down too far in full size. */
const LONG = 36;

/** Where the last change is. Without a line that matters more than since when. */
function wordFor(line: Connection, { delivery }: SheetNow): string | undefined {
  if (line.state === 'live') return WORDS[delivery.kind];
  if (delivery.kind === 'received') return undefined;
  return line.state === 'offline' && delivery.kind === 'here'
    ? 'Offline, on this device'
    : WORDS[delivery.kind];
}

/** Which round and dance this sheet is for, where its last change is, and whose it is. */
export function SheetHead({
  event,
  round,
  judge,
  dance,
  dances,
  onDance,
  hand,
  onHand,
  sheet,
  words,
}: SheetProps & { readonly words: string }) {
  const { device } = useStore();
  const waiting = sheet.delivery.kind === 'received' ? 0 : 1;
  const line = useConnection(device, waiting);
  return (
    <header className="sheet-head">
      <h1 className={event.name.length > LONG ? 'is-long' : undefined}>{event.name}</h1>
      <ConnectionLight connection={line} word={wordFor(line, sheet)} />
      <p>
        {round.name}, {words}
      </p>
      <span className="sheet-head-judge">
        Judge {judge}
        <button
          type="button"
          className="sheet-hand"
          aria-pressed={hand === 'left'}
          aria-label="Left-handed"
          onClick={() => onHand(hand === 'left' ? 'right' : 'left')}
        >
          <Hand size={20} strokeWidth={1.6} aria-hidden />
        </button>
      </span>
      {dances.length > 1 && (
        <nav className="sheet-dances" aria-label="Dances">
          {dances.map(({ name, sent, isIn }) => (
            <button
              key={name}
              type="button"
              className="sheet-dance"
              aria-pressed={name === dance}
              onClick={() => onDance(name)}
            >
              {isIn && <Check size={16} strokeWidth={2.2} aria-hidden />}
              {name}
              {sent ? (isIn ? ' sent' : ', on this device') : ''}
            </button>
          ))}
        </nav>
      )}
    </header>
  );
}

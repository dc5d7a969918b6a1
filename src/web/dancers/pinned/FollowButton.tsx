import { Button } from '../../kit/parts/button/Button.tsx';
import { pinnedWords } from '../../kit/words/english/pinned.ts';
import { useWords } from '../../kit/words/language.ts';
import type { Pin } from './pin.ts';
import { MAX_PINS } from './pinsOnDevice.ts';
import { usePins } from './usePins.ts';

/** Pins a dancer to this device's live page, and unpins them. */
export function FollowButton({ pin: its }: { readonly pin: Pin }) {
  const { id, name } = its;
  const words = useWords(pinnedWords);
  const { pins, pin, unpin } = usePins();
  const isPinned = pins.some((one) => one.id === id);
  const isFull = !isPinned && pins.length >= MAX_PINS;
  return (
    <Button
      size="small"
      aria-pressed={isPinned}
      blocked={isFull ? words.full(MAX_PINS) : undefined}
      onClick={() => (isPinned ? unpin(id) : pin(its))}
    >
      {isPinned ? words.short.following : words.short.follow}
      <span className="spoken"> {name}</span>
    </Button>
  );
}

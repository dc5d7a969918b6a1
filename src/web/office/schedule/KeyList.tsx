import { Kbd } from '../../kit/parts/button/Kbd.tsx';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';

const KEYS = [
  ['Alt ↑↓', 'move'],
  ['A', 'addRound'],
  ['S', 'skip'],
  ['D', 'delete'],
  ['H', 'heats'],
  ['R', 'recall'],
  ['P', 'panel'],
  ['B', 'addBreak'],
  ['U', 'undo'],
] as const;

export function KeyList() {
  const words = useWords(scheduleWords).keys;
  return (
    <ul className="schedule-keys" aria-label={words.label}>
      {KEYS.map(([key, does]) => (
        <li key={key}>
          <Kbd>{key}</Kbd>
          {words[does]}
        </li>
      ))}
    </ul>
  );
}

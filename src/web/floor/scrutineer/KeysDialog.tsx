import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { Kbd } from '../../kit/parts/button/Kbd.tsx';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatKey, type DeskCommand } from './command.ts';

const works = ({ run, blocked }: DeskCommand): boolean => run !== undefined && blocked === undefined;

function KeyList({ title, commands }: { readonly title: string; readonly commands: readonly DeskCommand[] }) {
  if (commands.length === 0) return null;
  return (
    <section className="desk-all-keys">
      <h3>{title}</h3>
      <ul aria-label={title}>
        {commands.map(({ key, label }) => (
          <li key={key}>
            <Kbd>{formatKey(key)}</Kbd>
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly commands: readonly DeskCommand[];
  readonly onClose: () => void;
}

/** Every key of the screen, from the list that binds them: those that work now, then the others. */
export function KeysDialog({ commands, onClose }: Props) {
  const words = useWords(scrutineerWords).keys;
  return (
    <Dialog open wide question={words.title} onClose={onClose}>
      <div className="desk-keys-by-time">
        <KeyList title={words.now} commands={commands.filter(works)} />
        <KeyList title={words.otherTimes} commands={commands.filter((command) => !works(command))} />
      </div>
    </Dialog>
  );
}

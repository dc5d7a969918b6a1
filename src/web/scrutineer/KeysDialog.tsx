import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Kbd } from '../parts/button/Kbd.tsx';
import { keyCap, type DeskDeed } from './deskDeeds.ts';

const works = ({ does, blocked }: DeskDeed): boolean => does !== undefined && blocked === undefined;

function KeyList({ label, deeds }: { readonly label: string; readonly deeds: readonly DeskDeed[] }) {
  if (deeds.length === 0) return null;
  return (
    <section className="desk-all-keys">
      <h3>{label}</h3>
      <ul aria-label={label}>
        {deeds.map(({ key, words }) => (
          <li key={key}>
            <Kbd>{keyCap(key)}</Kbd>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every key of the screen, from the list that binds them: those that work now, and those of other times. */
export function KeysDialog({
  deeds,
  onClose,
}: {
  readonly deeds: readonly DeskDeed[];
  readonly onClose: () => void;
}) {
  return (
    <Dialog open wide question="Keys" closeVerb="Close" onClose={onClose}>
      <div className="desk-keys-by-time">
        <KeyList label="Now" deeds={deeds.filter(works)} />
        <KeyList label="At another time" deeds={deeds.filter((deed) => !works(deed))} />
      </div>
    </Dialog>
  );
}

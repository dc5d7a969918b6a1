import { eventSettings, MARKS_POLICIES } from '../../store/competition/settings.ts';
import { awardsAreOver, chooseMarksPolicy } from '../../store/competition/marksPolicy.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive } from '../app/useLive.ts';
import { useWrite } from '../app/useWrite.ts';
import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';
import { SelectField } from '../parts/field/SelectField.tsx';

/** When everybody may see how the judges have marked: callbacks and places are public at once in any case. */
export function MarksShown() {
  const { staff } = useStore();
  const settings = useLive(staff, eventSettings);
  const { busy, problem, write } = useWrite();
  if (settings.kind !== 'known') return null;
  const { marksPolicy, marksPublic } = settings.value;
  return (
    <section className="queue-marks" aria-label="Judges’ marks">
      <SelectField
        label="Judges’ marks are public"
        value={marksPolicy}
        disabled={busy}
        onChange={({ target }) => {
          const policy = MARKS_POLICIES.find((one) => one === target.value);
          if (policy !== undefined) void write(chooseMarksPolicy(policy));
        }}
      >
        {MARKS_POLICIES.map((policy) => (
          <option key={policy}>{policy}</option>
        ))}
      </SelectField>
      {marksPolicy === 'after the awards' && !marksPublic && (
        <Button busy={busy} busyWord="Showing" onClick={() => void write(awardsAreOver())}>
          The awards are over: show them
        </Button>
      )}
      {problem !== undefined && <Note tone="stop">{problem}</Note>}
    </section>
  );
}

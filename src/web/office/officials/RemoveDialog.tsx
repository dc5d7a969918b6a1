import { mapDefined } from '../../../domain/mapDefined.ts';
import { allEvents } from '../../../store/events/events.ts';
import {
  isJudging,
  removePerson,
  countRoundsJudged,
  type OfficialWithKey,
  type PeopleKind,
} from '../../../store/people/officials.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { officialsWords } from '../../kit/words/english/officials.ts';
import { useWords } from '../../kit/words/language.ts';
import { usePeopleChange } from './usePeopleChange.ts';

interface Props {
  readonly kind: PeopleKind;
  readonly person: OfficialWithKey;
  readonly edition: number;
  readonly devices: ReadonlyMap<string, string>;
  readonly onClose: () => void;
}

/** Removes a person; a judge seated in a round stays until another judge has the seat. */
export function RemoveDialog({ kind, person, edition, devices, onClose }: Props) {
  const words = useWords(officialsWords);
  const toast = useToast();
  const { staff } = useStore();
  const { busy, isOffline, problem, change } = usePeopleChange();
  const judges = kind === 'officials' && isJudging(person.role);
  const known = useLive(staff, judges ? allEvents : undefined);
  const sits = judges && known.kind === 'known' ? countRoundsJudged(known.value, person.key) : 0;
  const isWaiting = judges && known.kind !== 'known';
  const remove = async (): Promise<void> => {
    const own = mapDefined(devices, ([uid, judge]) => (judges && judge === person.key ? uid : undefined));
    if (!(await change(removePerson(kind, person.key, own), edition))) return;
    toast({ words: words.removed(person.name) });
    onClose();
  };
  return (
    <Dialog
      open
      question={words.removeQuestion(person.name)}
      verb={sits > 0 ? undefined : words.remove}
      look="stop"
      busy={busy || isWaiting}
      busyWord={words.saving}
      blocked={isOffline ? words.problem.offline : undefined}
      onSubmit={() => void remove()}
      onClose={onClose}
    >
      <p>{sits > 0 ? words.sits(sits) : words.removeMore}</p>
      <ProblemNote>{problem}</ProblemNote>
    </Dialog>
  );
}

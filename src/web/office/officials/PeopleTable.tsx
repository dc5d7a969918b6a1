import { KeyRound, Pencil, X } from 'lucide-react';
import { photoAt } from '../../../store/competition/photos.ts';
import { isJudging, type OfficialWithKey, type PeopleKind } from '../../../store/people/officials.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { PersonPicture } from '../../kit/shell/PersonPicture.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { officialsWords } from '../../kit/words/english/officials.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly kind: PeopleKind;
  readonly people: readonly OfficialWithKey[];
  /** The judge whose code each device presented. */
  readonly devices: ReadonlyMap<string, string>;
  readonly onEdit: (person: OfficialWithKey) => void;
  readonly onRemove: (person: OfficialWithKey) => void;
  readonly onCode: ((person: OfficialWithKey) => void) | undefined;
}

const byKey = (a: OfficialWithKey, b: OfficialWithKey): number => {
  const [one, other] = [isJudging(a.role), isJudging(b.role)];
  if (one === other) return a.key.localeCompare(b.key, 'en', { numeric: true });
  return one ? -1 : 1;
};

/** An unfinished address shows nothing. */
const pictureOf = ({ key, photoURL }: OfficialWithKey): string | undefined =>
  photoURL === photoAt(key) || photoURL.startsWith('https://') ? photoURL : undefined;

/** The people, a line each: the judges first, by letter. */
export function PeopleTable({ kind, people, devices, onEdit, onRemove, onCode }: Props) {
  const words = useWords(officialsWords);
  const { staff } = useStore();
  const hasPictures = people.some((person) => pictureOf(person) !== undefined);
  if (people.length === 0)
    return <EmptyState>{kind === 'officials' ? words.none : words.noOrganizers}</EmptyState>;
  return (
    <ul className="officials-list">
      {people.toSorted(byKey).map((person) => {
        const { key, name, role, schools, people: close } = person;
        const judges = kind === 'officials' && isJudging(role);
        const linked = [...devices.values()].filter((judge) => judge === key).length;
        const ties = [...schools, ...close];
        return (
          <li key={key}>
            <b className="officials-letter number">{judges ? key : ''}</b>
            <span className="officials-who">
              {hasPictures ? (
                <PersonPicture person={{ key, name, photo: pictureOf(person) }} session={staff} />
              ) : null}
              <span className="officials-name">
                <b>{name}</b>
                <span className="second">{words.roleName(role)}</span>
                {ties.length === 0 ? null : <span className="second">{words.ties(ties)}</span>}
              </span>
            </span>
            {judges ? (
              <StateLabel tone={linked > 0 ? 'ok' : 'info'}>
                {linked > 0 ? words.linked(linked) : words.notLinked}
              </StateLabel>
            ) : (
              <span />
            )}
            <span className="officials-verbs">
              {judges && onCode !== undefined ? (
                <Button size="small" aria-label={words.codes.oneOf(name)} onClick={() => onCode(person)}>
                  <KeyRound size={18} strokeWidth={1.6} aria-hidden />
                </Button>
              ) : null}
              <Button size="small" aria-label={words.edit(name)} onClick={() => onEdit(person)}>
                <Pencil size={18} strokeWidth={1.6} aria-hidden />
              </Button>
              <Button size="small" aria-label={words.removeQuestion(name)} onClick={() => onRemove(person)}>
                <X size={18} strokeWidth={1.6} aria-hidden />
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

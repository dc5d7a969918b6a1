import type { EventDance } from '../../../domain/event/dances.ts';
import type { PlaceTreatment } from '../../../domain/floor/coupleOut.ts';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { coupleOutWords } from '../../kit/words/english/coupleOut.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { PLACE_TREATMENT_KINDS } from '../../../store/models/round/coupleOutStep.ts';

interface Props {
  readonly dances: readonly EventDance[];
  /** The number of dances the couple has danced. */
  readonly danced: number;
  readonly place: PlaceTreatment['kind'];
  readonly onDanced: (dances: number) => void;
  readonly onPlace: (place: PlaceTreatment['kind']) => void;
}

/** A couple that leaves a final: the dances it has danced, and the treatment of its place. */
export function PlaceFields({ dances, danced, place, onDanced, onPlace }: Props) {
  const words = useWords(coupleOutWords);
  const { danceName } = useWords(termsWords);
  const counts = Array.from({ length: dances.length + 1 }, (_, count) => count);
  return (
    <>
      <SelectField
        label={words.completed}
        value={danced}
        onChange={({ target }) => onDanced(Number(target.value))}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {count === 0
              ? words.noneCompleted
              : dances
                  .slice(0, count)
                  .map((dance) => danceName(dance))
                  .join(', ')}
          </option>
        ))}
      </SelectField>
      <PillChoice
        label={words.theirPlace}
        options={PLACE_TREATMENT_KINDS.map((value) => ({ value, words: words.place(value) }))}
        value={place}
        onChange={onPlace}
      />
    </>
  );
}

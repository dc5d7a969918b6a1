import type { CarriedCall } from '../../../domain/floor/cascade.ts';
import { Pill } from '../../kit/parts/pill/Pill.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { deckWords } from '../../kit/words/english/deck.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DeckOrder } from './DeckGrid.tsx';
import type { DeckCount } from '../../../store/models/deck/deckCouples.ts';
import { useSavedSentence } from '../../kit/words/adjustSavedSentence.ts';

interface Props {
  readonly count: DeckCount;
  readonly order: DeckOrder;
  readonly onOrder: (order: DeckOrder) => void;
  /** Taps on this device that are not received yet. */
  readonly saved: number;
  /** For each couple, the later rounds that its next tap also applies to. */
  readonly carried: readonly (readonly CarriedCall[])[];
  readonly cascade: { readonly on: boolean; readonly toggle: () => void } | undefined;
}

/** Each later round, with the number of couples a tap here would call there: 'Silver Tango, final (5)'. */
function laterRounds(
  carried: readonly (readonly CarriedCall[])[],
  { tapCounts }: typeof deckWords.english,
): readonly string[] {
  const counted = new Map<string, { readonly at: CarriedCall; readonly couples: number }>();
  for (const at of carried.flat()) {
    const key = `${at.event.key}/${at.round}`;
    counted.set(key, { at, couples: (counted.get(key)?.couples ?? 0) + 1 });
  }
  return [...counted.values()].map(({ at, couples }) => tapCounts.laterRound(at.event, at.round, couples));
}

export function DeckHeader({ count, order, onOrder, saved, carried, cascade }: Props) {
  const words = useWords(deckWords);
  const ifSaved = useSavedSentence();
  const later = laterRounds(carried, words);
  const inLater = later.length === 0 ? words.tapCounts.nobodyLater : words.tapCounts.also(later);
  return (
    <div className="deck-head">
      <p className="deck-count">
        <b className="number deck-count-figure">{count.here}</b>
        <span className="deck-count-words">
          {words.ofAreHere(count.couples)}
          <span className="second deck-count-more">
            {[
              count.missing.length > 0 && words.missing(count.missing.length),
              count.scratched > 0 && words.scratched(count.scratched),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
          <output className="deck-count-kept">
            {saved > 0 && <StateLabel tone="info">{ifSaved(words.savedHere(saved))}</StateLabel>}
          </output>
        </span>
      </p>
      <div className="deck-head-choice">
        {cascade !== undefined && (
          <Pill tall chosen={cascade.on} onToggle={cascade.toggle}>
            {words.laterRounds}
          </Pill>
        )}
        <PillChoice
          label={words.order.label}
          quiet
          tall
          options={[
            { value: 'heat', words: words.order.byHeat },
            { value: 'number', words: words.order.byNumber },
          ]}
          value={order}
          onChange={onOrder}
        />
      </div>
      {cascade !== undefined && (
        <p className="deck-later second">{cascade.on ? inLater : words.tapCounts.here}</p>
      )}
    </div>
  );
}

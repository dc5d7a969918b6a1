import { OFFERS, type Offer } from '../../../domain/event/offers.ts';
import { eventsDesk } from '../../words/english/eventsDesk.ts';
import { useWords } from '../../words/language.ts';
import { ChoiceList } from '../ChoiceList.tsx';

interface Props {
  readonly onChoose: (offer: Offer) => void;
  /** To build it all oneself; without it that is not offered. */
  readonly onNothing: (() => void) | undefined;
}

/** Competitions to begin from: one press, and all of their events are there to be changed. */
export function OfferList({ onChoose, onNothing }: Props) {
  const words = useWords(eventsDesk);
  return (
    <ChoiceList<Offer | ''>
      choices={[
        ...OFFERS.map((value) => ({ value, ...words.offer[value] })),
        ...(onNothing === undefined ? [] : [{ value: '', ...words.nothing } as const]),
      ]}
      onChoose={(value) => (value === '' ? onNothing?.() : onChoose(value))}
    />
  );
}

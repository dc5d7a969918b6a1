import { MAX_COUNT } from '../../domain/bounds.ts';
import { object, optional, addDefault, type ValueOf, integer, choice } from '../codec/forms.ts';
import { number, text } from '../codec/moreForms.ts';

/** The initials of a deck captain. */
const initials = text(20);

/** The last report on a couple, at `deck/{event}/{round}/calls/{entry}`. */
export const deckCall = object({
  presence: choice(['present', 'missing', 'not called', 'scratched']),
  /** The time of the tap, in milliseconds, never later than the server's clock. */
  at: number,
  by: addDefault(initials, ''),
  device: text(80),
  /** The heat of a scratched couple; otherwise the heat requested for it. */
  heat: optional(integer(1, MAX_COUNT.heatsPerRound)),
});
export type CallOnDeck = NonNullable<ValueOf<typeof deckCall>>;
export type DeckCallPresence = CallOnDeck['presence'];

/** A report on the whole line-up, at `deck/{event}/{round}/ready` and `…/missingCalled`. */
export const lineUpReport = object({ at: number, by: initials });
export type LineUpReport = NonNullable<ValueOf<typeof lineUpReport>>;

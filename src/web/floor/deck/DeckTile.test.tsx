import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildEntry } from '../../../domain/schedule/testing/plans.ts';
import type { CallOnDeck } from '../../../store/floor/calls.ts';
import { buildLeadNumber } from '../../kit/testing/builders.ts';
import type { DeckCouple } from '../../../store/models/deck/deckCouples.ts';
import { DeckTile } from './DeckTile.tsx';

const couple: DeckCouple = {
  entry: buildEntry(104),
  heat: 1,
  called: 'not called',
  stands: 'waiting',
  delivery: { kind: 'received' },
  elsewhere: [],
  asksHeat: undefined,
  lastCall: undefined,
};

const BY_OTHERS: CallOnDeck = { presence: 'present', at: 1, by: 'AL', device: 'other' };
const ELSEWHERE: DeckCouple['elsewhere'][number] = {
  kind: 'also leads as',
  number: buildLeadNumber('143'),
  name: undefined,
};

/** The words of a text, in lower case and without punctuation. */
const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

test.each<[string, Partial<DeckCouple>, number]>([
  ['not called', {}, 0],
  ['here, called by somebody else', { called: 'present', lastCall: BY_OTHERS }, 2],
  ['missing, called by somebody else', { called: 'missing', lastCall: BY_OTHERS }, 1],
  ['scratched', { called: 'scratched' }, 0],
  ['elsewhere twice', { elsewhere: [ELSEWHERE, ELSEWHERE], asksHeat: 2 }, 2],
  ['here and elsewhere', { called: 'present', elsewhere: [ELSEWHERE], asksHeat: 2 }, 0],
  ['saved on the device', { delivery: { kind: 'here' } }, 1],
  ['without a number', { entry: { ...buildEntry(104), number: undefined } }, 0],
])('a tile that is %s has a name with all of its text', (_, state, carried) => {
  render(
    <DeckTile
      couple={{ ...couple, ...state }}
      carried={carried}
      ownInitials="NK"
      onTap={() => undefined}
      onOpen={() => undefined}
    />,
  );
  const tile = screen.getByRole('button');
  expect(` ${wordsOf(tile.ariaLabel ?? '')} `).toContain(` ${wordsOf(tile.textContent)} `);
});

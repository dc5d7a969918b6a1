import { MAX_COUNT, MAX_LENGTH } from '../../domain/bounds.ts';
import { object, optional, whole } from '../codec/forms.ts';
import { number, text } from '../codec/moreForms.ts';
import { node } from '../codec/node.ts';
import type { NodeEntry, BranchEntry } from './entry.ts';
import { deckCall, lineUpReport } from './deck.ts';

// First pages parse these nodes with parsers of their own, which are smaller (store/floor).

export const deckEntries = (): readonly BranchEntry[] => [
  {
    node: node('deck/$event/$round/calls/$entry', deckCall),
    rows: [
      [
        'deck/{event}/{round}',
        'who was called, who is ready: taps with their times',
        'deck captain, admin',
        'no',
      ],
    ],
    archive: 'this year',
  },
  { node: node('deck/$event/$round/$word', lineUpReport), rows: [], archive: 'this year' },
];

/** The position of a round on the floor, and the start of its heat's music (ms). */
export const liveEntry = (): BranchEntry => ({
  node: node(
    'live/$event/$round',
    object({
      dance: whole(0, 9),
      heat: whole(1, MAX_COUNT.heatsPerRound),
      floor: optional(whole(1, 4)),
      startedAt: optional(number),
    }),
  ),
  rows: [
    [
      'live/{event}/{round}',
      'the dance and heat of each round that is on the floor',
      'MC, scrutineer, admin',
    ],
  ],
  archive: 'this year',
});

export const announcementEntry = (): NodeEntry => ({
  node: node('announcement', text(MAX_LENGTH.note)),
  doc: 'what everybody is told just now',
  read: 'everyone',
  write: 'floor',
  archive: 'this year',
});

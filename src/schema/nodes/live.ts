import { MAX_LENGTH } from '../../domain/bounds.ts';
import { text } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';
import type { NodeEntry, BranchEntry } from './entry.ts';
import { deckCall, lineUpReport } from './deck.ts';
import { position } from './position.ts';

export const deckEntries = (): readonly BranchEntry[] => [
  {
    node: defineNode('deck/$event/$round/calls/$entry', deckCall),
    rows: [
      [
        'deck/{event}/{round}',
        'check-in calls and ready line-ups, with the times of the taps',
        'deck captain, admin',
        'no',
      ],
    ],
    archive: 'this year',
  },
  { node: defineNode('deck/$event/$round/$word', lineUpReport), rows: [], archive: 'this year' },
];

export const liveEntry = (): BranchEntry => ({
  node: defineNode('live/$event/$round', position),
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
  node: defineNode('announcement', text(MAX_LENGTH.note)),
  doc: 'the current announcement',
  read: 'everyone',
  write: 'floor',
  archive: 'this year',
});

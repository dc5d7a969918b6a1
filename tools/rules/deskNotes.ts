/** What the desk of competitors notes of each dancer: for the organizer alone. */

import { EDITION_COUNT, TEXT } from './forms.ts';
import { CLOSED, type Rules } from './rules.ts';
import { ADMIN } from './who.ts';

export const deskNotes: Rules = {
  '.read': ADMIN,
  $id: {
    '.write': ADMIN,
    // How often the dancer was edited here: of two organizers who edit one dancer at the same moment one is refused.
    edited: {
      '.validate': `(${EDITION_COUNT}) && newData.val() === (data.exists() ? data.val() : 0) + 1`,
    },
    // At the door: when they came, and when they got their number.
    arrived: { '.validate': 'newData.val() === now' },
    given: { '.validate': 'newData.val() === now' },
    // Who is somebody else of the list, and not in it any more: what they have paid is counted there.
    into: {
      '.validate': (here) =>
        `(${TEXT}) && newData.val() !== ${here.$id} && ${here.newRoot}.child('competitors').child(newData.val()).exists() && !${here.newRoot}.child('competitors').child(${here.$id}).exists()`,
    },
    $other: CLOSED,
  },
};

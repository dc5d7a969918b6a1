import { MAX_LENGTH } from '../../domain/bounds.ts';
import { patternText } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';
import type { NodeEntry } from './entry.ts';
import { photoAt } from './addresses.ts';

const PHOTO = 'data:image/jpeg;base64,';

/** A picture of an official or organizer, made small on the organizer's device. Read one by one. */
export const photo = defineNode(
  photoAt('$id'),
  // eslint-disable-next-line no-useless-escape -- the rules language needs it
  patternText(/^data:image\/jpeg;base64,[A-Za-z0-9+\/]+=*$/, MAX_LENGTH.photo, [
    `${PHOTO}AAAA`,
    PHOTO.padEnd(MAX_LENGTH.photo, 'A'),
  ]),
);

export const photoEntries = (): readonly NodeEntry[] => [
  {
    node: photo,
    row: 'photos/{id}',
    doc: 'a small picture of an official or organizer, loaded one at a time',
    read: 'everyone',
    write: 'admin',
    archive: 'this year',
  },
];

import { section } from '../section.ts';
import { pluralize } from './count.ts';

/** Officials and organizers, and the judges' access codes. */
export const officialsWords = section('officials', {
  loading: 'Loading the officials',
  notAvailable: 'Not available',
  title: 'Who judges?',
  more: 'Each judge has a letter, and a code that opens their sheets on a phone. Names, bios and pictures show on the public pages.',
  none: 'No officials yet.',
  organizers: 'Who runs it?',
  organizersMore: 'They show on the public pages, with what they do.',
  noOrganizers: 'No organizers yet.',
  ties: (names: readonly string[]) => `Ties to ${names.join(', ')}`,
  add: { officials: 'Add an official', organizers: 'Add an organizer' },
  edit: (name: string) => `Edit ${name}`,
  linked: (devices: number) =>
    pluralize(devices, { one: 'Phone linked', other: `${devices} devices linked` }),
  notLinked: 'No phone yet',
  role: 'Role',
  roleName: (stored: string) => stored,
  roleField: 'What they do',
  letter: 'Letter',
  letterHelp: 'It names the judge on every sheet, and doesn’t change.',
  name: 'Name',
  bio: 'Bio',
  schools: 'Schools they have ties to',
  people: 'Dancers they have ties to',
  tiesHelp: 'Put commas between them. You’re warned when you make panels.',
  photoURL: 'Picture on the web',
  photoHelp: 'An https address, or a file that this device makes smaller.',
  choosePhoto: 'Choose a file…',
  removePhoto: 'Remove the picture',
  photoReady: (kilobytes: number) => `Ready: ${kilobytes} kB.`,
  noPhoto: 'This device can’t read that file as a picture.',
  save: 'Save',
  saveAndNext: 'Save and add another',
  saving: 'Saving',
  saved: (name: string) => `${name} saved`,
  problem: {
    name: 'Enter a name first',
    letter: 'This letter is taken or isn’t a letter',
    photo: 'The picture needs an https address',
    offline: 'No connection',
  },
  remove: 'Remove',
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeMore: 'They leave the public pages. A judge’s code stops working at once.',
  removed: (name: string) => `${name} removed`,
  sits: (rounds: number) =>
    pluralize(rounds, {
      one: 'They’re on the panel of 1 round. Seat somebody else first.',
      other: `They’re on the panels of ${rounds} rounds. Seat somebody else first.`,
    }),
  codes: {
    all: 'Codes for all judges',
    one: 'New code',
    oneOf: (name: string) => `New code for ${name}`,
    question: (judges: number) =>
      pluralize(judges, { one: 'Make a new code?', other: `Make new codes for ${judges} judges?` }),
    more: 'They are shown once, to print or to scan. Nobody can look them up later.',
    out: (devices: number) =>
      pluralize(devices, {
        one: '1 linked phone is signed out at once. Its marks stay on it.',
        other: `${devices} linked phones are signed out at once. Their marks stay on them.`,
      }),
    make: 'Make codes',
    making: 'Making',
    shown: 'Codes, shown once',
    shownMore:
      'Print them now, or let each judge scan theirs. When you close this, they can’t be seen again.',
    judge: (letter: string) => `Judge ${letter}`,
    qr: (letter: string) => `QR code of Judge ${letter}`,
    orOpen: 'Or open',
    andType: 'and type',
    print: 'Print',
    close: 'Close: I have them',
  },
});

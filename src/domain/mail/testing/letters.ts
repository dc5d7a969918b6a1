import {
  changedByDesk,
  entryDecided,
  objectionReceived,
  paymentRecorded,
  staffMessage,
} from '../deskLetters.ts';
import { closingSoon, danceTomorrow, resultsOfDancer } from '../dayLetters.ts';
import type { Letter } from '../letter.ts';
import { mailFormats } from '../mailFormats.ts';
import { partnerAsks } from '../partnerAsks.ts';
import { partnerFound, partnerSaysNo, partnerSaysYes, placeTaken } from '../partnerLetters.ts';
import { registrationReceived } from '../registrationReceived.ts';
import type { MailWords } from '../words/mailWords.ts';

export const SAMPLE_CODE = 'R4TN8WX';
const SENDER = { competition: 'Princeton Ballroom Classic', site: 'pbc.test' };
const ENTRIES_URL = `https://pbc.test/updateEntries#${SAMPLE_CODE}`;
const STOP = { stopUrl: `https://pbc.test/updateEntries?mails=off#${SAMPLE_CODE}` };

const ENTRIES = [
  { event: 'Bronze Cha Cha', partner: { kind: 'confirmed', name: 'Mateus Gonçalves' } },
  {
    event: 'Silver Samba + Cha Cha + Paso Doble + Jive',
    partner: { kind: 'asked', name: 'Bartholomew Theodore Łukasiewicz-Lindqvist' },
  },
  { event: 'Bronze Waltz', partner: { kind: 'needs', role: 'lead', listUrl: 'https://pbc.test/TBAList' } },
] as const;

/** Each kind of letter, with all of its parts. */
export function sampleLetters(words: MailWords): Readonly<Record<string, Letter>> {
  const formats = mailFormats(words.language, 'America/New_York');
  const closes = formats.moment(Date.parse('2026-11-10T04:59:00Z'));
  const news = {
    ...SENDER,
    partner: 'Theo Lindqvist',
    events: ['Silver Samba', 'Gold Rumba'],
    entriesUrl: ENTRIES_URL,
  };
  const paid = { ...SENDER, amount: '$40', entriesUrl: ENTRIES_URL };
  const decided = { ...SENDER, event: 'Gold Rumba', why: 'Nine points in Gold.' };
  return {
    registered: registrationReceived(
      {
        ...SENDER,
        when: 'Saturday, November 14, Dillon Gymnasium',
        name: 'Maya Fitzgerald-Osei',
        code: SAMPLE_CODE,
        entriesUrl: ENTRIES_URL,
        entries: ENTRIES,
        bill: { lines: [{ words: 'Student, regular', amount: '$45' }], total: '$55' },
        howToPay: {
          text: 'Check: PBC\nor cash at the desk',
          link: { words: 'Pay $55 with Venmo', url: 'https://venmo.com/u/pbc?amount=55' },
        },
        closes,
      },
      words,
    ),
    asks: partnerAsks(
      {
        ...SENDER,
        asker: 'Maya Fitzgerald-Osei',
        school: 'Rutgers',
        asked: 'Theo',
        events: [{ event: 'Silver Samba', role: 'lead' }],
        answerUrl: 'https://pbc.test/updateEntries',
      },
      words,
    ),
    yes: partnerSaysYes(news, words),
    no: partnerSaysNo({ ...news, listUrl: 'https://pbc.test/TBAList' }, words),
    found: partnerFound(news, words),
    placeTaken: placeTaken(news, words),
    changed: changedByDesk({ ...SENDER, entries: ENTRIES, number: '212', entriesUrl: ENTRIES_URL }, words),
    payment: paymentRecorded({ ...paid, isRefund: false, left: '$15' }, words),
    refund: paymentRecorded({ ...paid, isRefund: true }, words),
    objection: objectionReceived({ ...SENDER, event: 'Gold Rumba' }, words),
    mayNotDance: entryDecided({ ...decided, outcome: 'may not dance', reader: 'couple' }, words),
    objectionDecided: entryDecided({ ...decided, outcome: 'may dance', reader: 'objector' }, words),
    closing: closingSoon(
      {
        ...SENDER,
        ...STOP,
        days: 3,
        amount: '$45',
        closes,
        howToPay: { text: 'Venmo @pbc' },
        entriesUrl: ENTRIES_URL,
      },
      words,
    ),
    tomorrow: danceTomorrow(
      {
        ...SENDER,
        ...STOP,
        time: formats.time(Date.parse('2026-11-14T14:10:00Z')),
        event: 'Gold Rumba',
        number: '212',
        dayUrl: 'https://pbc.test/competitors/k1',
      },
      words,
    ),
    results: resultsOfDancer(
      {
        ...SENDER,
        ...STOP,
        results: [
          { event: 'Gold Rumba', place: 3, couples: 12 },
          { event: 'Silver Samba', place: 7.5, couples: 14 },
          { event: 'Bronze Waltz', place: undefined, couples: 20 },
        ],
        resultsUrl: 'https://pbc.test/competitors/k1',
      },
      words,
    ),
    message: staffMessage({ ...SENDER, subject: 'Parking', text: 'Use lot 7.\nIt is free.' }, words),
  };
}

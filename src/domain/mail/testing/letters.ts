import {
  writeDeskChangeLetter,
  writeDecisionLetter,
  writeObjectionLetter,
  writePaymentLetter,
  writeStaffLetter,
} from '../deskLetters.ts';
import { writeClosingSoonLetter, writeDanceTomorrowLetter, writeResultsLetter } from '../dayLetters.ts';
import type { Letter } from '../letter.ts';
import { createMailFormats } from '../mailFormats.ts';
import { writePartnerRequestLetter } from '../partnerRequestLetter.ts';
import {
  writePartnerFoundLetter,
  writePartnerDeclinedLetter,
  writePartnerAcceptedLetter,
  writePlaceTakenLetter,
} from '../partnerLetters.ts';
import { writeRegistrationLetter } from '../registrationLetter.ts';
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
export function buildSampleLetters(words: MailWords): Readonly<Record<string, Letter>> {
  const formats = createMailFormats(words.language, 'America/New_York');
  const closes = formats.moment(Date.parse('2026-11-10T04:59:00Z'));
  const news = {
    ...SENDER,
    partner: 'Theo Lindqvist',
    events: ['Silver Samba', 'Gold Rumba'],
    entriesUrl: ENTRIES_URL,
    due: { amount: '$55', howToPay: { text: 'Venmo @pbc' } },
  };
  const paid = { ...SENDER, amount: '$40', entriesUrl: ENTRIES_URL };
  const decided = { ...SENDER, event: 'Gold Rumba', why: 'Nine points in Gold.' };
  return {
    registered: writeRegistrationLetter(
      {
        ...SENDER,
        when: 'Saturday, November 14, Dillon Gymnasium',
        name: 'Maya Fitzgerald-Osei',
        code: SAMPLE_CODE,
        entriesUrl: ENTRIES_URL,
        entries: ENTRIES,
        bill: { lines: [{ words: 'Student, regular', amount: '$45' }], toPay: '$55' },
        howToPay: {
          text: 'Check: PBC\nor cash at the desk',
          link: { words: 'Pay $55 with Venmo', url: 'https://venmo.com/u/pbc?amount=55' },
        },
        closes,
      },
      words,
    ),
    asks: writePartnerRequestLetter(
      {
        ...SENDER,
        asker: 'Maya Fitzgerald-Osei',
        school: 'Rutgers',
        asked: 'Theo',
        events: [{ event: 'Silver Samba', role: 'lead' }],
        answerUrl: ENTRIES_URL,
        costs: '$65',
      },
      words,
    ),
    yes: writePartnerAcceptedLetter(news, words),
    no: writePartnerDeclinedLetter({ ...news, listUrl: 'https://pbc.test/TBAList', isEntered: true }, words),
    found: writePartnerFoundLetter(news, words),
    placeTaken: writePlaceTakenLetter(news, words),
    changed: writeDeskChangeLetter(
      { ...SENDER, entries: ENTRIES, number: '212', entriesUrl: ENTRIES_URL },
      words,
    ),
    payment: writePaymentLetter({ ...paid, isRefund: false, left: '$15' }, words),
    refund: writePaymentLetter({ ...paid, isRefund: true }, words),
    objection: writeObjectionLetter({ ...SENDER, event: 'Gold Rumba' }, words),
    mayNotDance: writeDecisionLetter({ ...decided, outcome: 'may not dance', reader: 'couple' }, words),
    objectionDecided: writeDecisionLetter({ ...decided, outcome: 'may dance', reader: 'objector' }, words),
    closing: writeClosingSoonLetter(
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
    tomorrow: writeDanceTomorrowLetter(
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
    results: writeResultsLetter(
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
    message: writeStaffLetter({ ...SENDER, subject: 'Parking', text: 'Use lot 7.\nIt is free.' }, words),
  };
}

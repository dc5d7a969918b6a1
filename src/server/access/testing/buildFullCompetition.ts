import type { Json } from '../../tree/json.ts';
import { buildMidday } from './midday.ts';
import type { TestPerson } from './testPersons.ts';

/** Marks all private data, as text or in a key. Matches any spelling. */
export const PRIVATE_MARKER = /priv/i;

/** Registration codes of the right length. */
const [MINE, OTHERS] = ['PrivA01', 'PrivB02'];

const sent = { state: 'sent', count: 1, at: 1, reason: 'private: could not see' };

/**
 * A whole competition: midday plus everything from the weeks before. Private data contains `PRIVATE_MARKER`.
 * @param uid of the people in the tree
 */
export function buildFullCompetition(uid: (who: TestPerson) => string): { readonly [branch: string]: Json } {
  return {
    ...buildMidday(uid),
    registrations: {
      [MINE]: {
        contact: { name: 'Private Lee', email: 'priv-lee@example.org', phone: 'private 555-0100' },
        consents: { risk: { version: 'private 1', at: 1 }, media: { version: 'private 1', at: 1 } },
        createdAt: 1,
        changedAt: 2,
        slot: 0,
        feeCategory: 'private student',
        competitor: 'k1',
        guardian: { name: 'Private Guardian' },
        dancers: { 0: 'k1' },
        entries: { 0: 'Waltz/e1' },
        codes: { 1: OTHERS },
      },
      [OTHERS]: { contact: { name: 'Private Uma', email: 'priv-uma@example.org' }, createdAt: 1 },
    },
    registeredFrom: { [uid('holder')]: { 0: MINE } },
    numberedFrom: { 'private device': { 0: 101 } },
    codeClaims: { [uid('holder')]: { [MINE]: true, [OTHERS]: true } },
    owners: {
      entries: { Waltz: { e1: MINE, w3: OTHERS } },
      competitors: { k1: MINE, k3: OTHERS },
      tba: { e1: MINE, w3: OTHERS },
    },
    deskNotes: { 'private dancer': { edited: 1 } },
    payments: {
      p1: { at: 1, uid: 'private', cents: 4000, how: 'cash', note: 'private: in an envelope', dancer: 'k1' },
    },
    mails: {
      log: { m1: { to: 'priv-lee@example.org', kind: 'registered', state: 'sent', at: 1 } },
      messages: { w1: { at: 1, uid: 'x', subject: 'private', text: 'private: lot 7', to: { k1: true } } },
    },
    discounts: { PRIVATE27: { name: 'private: for volunteers', percent: 100, uses: 3, edited: 1 } },
    discountUses: { PRIVATE27: { 0: 'k1' } },
    discountsShown: { [uid('holder')]: { PRIVATE27: true } },
    agreedPrices: { k1: { byHand: { cents: 0, why: 'private: no money' } } },
    evidence: { k1: { at: 1, results: { 0: { competition: 'private: Harvard', source: 'private' } } } },
    objections: { [uid('judge A')]: { 0: { event: 'Waltz', entry: 'e1', why: 'private: won it', at: 1 } } },
    rulingReasons: { Waltz: { e1: { why: 'private: nine points' } } },
    setAside: {
      desk: { u1: 'private: what was there' },
      rulings: { Waltz: { out: '{"owner":"PrivA01"}' } },
      floodParts: { 0: { 0: '{"registrations/PrivC03":{"contact":{"email":"priv-bot@example.org"}}}' } },
    },
    requests: { k1: { k3: { entries: { Waltz: 'w3' }, at: 1, slot: 0, note: 'private: please' } } },
    invitations: {
      Waltz: {
        w3: { from: 'k3', secret: 'PrivateSecretOfUma123456', open: { PrivateSecretOfUma123456: true } },
      },
    },
    asked: { k3: { 0: 'private k1' } },
    entered: { Waltz: { lead: { k1: 'private e1' } } },
    judgeCodes: { A: 'private-code-of-judge-A' },
    judgeClaims: { [uid('judge A')]: { judge: 'A', code: 'private-code-of-judge-A', at: 1 } },
    roles: { 'private-account': { admin: true }, [uid('admin')]: { admin: true } },
    staff: { u1: { name: 'Private Nora', email: 'priv-nora@example.org' } },
    staffInvitations: {
      PrivateCodeOfInvitation2: { name: 'Private Ann', role: 'mc', by: uid('admin'), at: 1 },
    },
    numberHolds: { 395: { desk: 'private-card', at: 1 } },
    online: { [uid('judge A')]: { judge: { of: 'private A', since: 1, seen: 1 } } },
    receipts: { [uid('mc')]: { 'private-tablet': 4 } },
    marks: { Waltz: { 1: { A: { Waltz: ['private 101'] } }, 2: { A: { Waltz: ['private 102'] } } } },
    sheets: { Waltz: { 1: { A: { Waltz: sent } } } },
    resultsSaved: {
      Waltz: { 1: { sumRecalls: { private: 1 } }, finalResults: { placements: { private: 1 } } },
    },
    couplesOut: { Waltz: { 0: { 101: { place: 'private: up' } } } },
    approvals: { Waltz: { 1: { asked: { uid: 'x', at: 1, note: 'private: a tie' } } } },
    deck: { Waltz: { 1: { calls: { e1: { presence: 'missing', at: 1, device: 'private phone' } } } } },
    journal: { old: { at: 1, uid: 'x', kind: 'note', why: 'private: the wrong judge' } },
    journalEnds: { 'private-account': { 'private-tablet': 'old' } },
    incidents: { i1: { what: 'private: somebody fell' } },
    pronunciations: { zuk: 'private: zook' },
    planning: { revision: 3, record: 'private record', seen: { Waltz: { 1: 'private' } } },
    settings: {
      events: { marksPublic: false, release: 'awards' },
      offered: { edition: 1, 'private-event': true },
      numbers: { edition: 1, from: 100, to: 300 },
    },
  };
}

import { MAX_COUNT, MAX_LENGTH, REGISTRATION_CODE } from '../../../domain/bounds.ts';
import { MAX_LEAD_NUMBER } from '../../../domain/people/numberRange.ts';
import { object, optional, whole, type Form, type Keys, type Wildcard } from '../../codec/forms.ts';
import { map, text, yes } from '../../codec/moreForms.ts';
import { node, type Node } from '../../codec/node.ts';
import type { Archiving, BranchEntry } from '../entry.ts';
import { agreedPrice } from '../agreedPrices.ts';
import { deskNote } from '../deskNotes.ts';
import { discountCodes, discountForm, discountUsesForm } from '../discounts.ts';
import { objectedSlots, objection, ruling, rulingReasonForm } from '../disputes.ts';
import { evidence } from '../evidence.ts';
import { payment } from '../payments.ts';
import { competitorForm } from './competitor.ts';
import { invitation } from './invitation.ts';
import { judgeClaimForm } from './judgeClaim.ts';
import { code, registrationForm } from './registration.ts';
import { requestSlots, request } from './request.ts';

const codes = { by: 'pattern', pattern: REGISTRATION_CODE, samples: ['Code001'] } as const;
/** A map by the drawn key of a dancer, an entry or an account. */
const byKey = (of: Form, each: Wildcard): Form => map(of, { by: 'length', most: MAX_LENGTH.title }, each);
const inSlots = (of: Form, slots: number): Form => map(of, { by: 'slot', slots }, '$slot');
const numbers: Keys = { by: 'pattern', pattern: /^[1-9][0-9]{0,3}$/, samples: ['1', '9999'] };

/** The codes that open nodes: a device that has shown one may change its nodes. */
const owners = object({
  entries: optional(byKey(byKey(code, '$entry'), '$event')),
  competitors: optional(byKey(code, '$id')),
  tba: optional(byKey(code, '$id')),
  /** The code of a dancer's own registration, if another one made the dancer. */
  own: optional(byKey(code, '$id')),
});

type Row = BranchEntry['rows'][number];
const branch = (its: Node<unknown>, row: Row, archive: Archiving = 'this year'): BranchEntry => ({
  node: its,
  archive,
  rows: [row],
});
const hidden = (its: Node<unknown>, path: string, doc: string, writers = 'admin'): BranchEntry =>
  branch(its, [path, doc, writers, 'no']);
/** About devices of this server. */
const ofDevices = (its: Node<unknown>, row: Row): BranchEntry => branch(its, row, 'stays');

export const peopleBranches = (): readonly BranchEntry[] => [
  hidden(
    deskNote,
    'deskNotes/{competitor}',
    'edits of a dancer at the desk; who they are, if in the list twice',
  ),
  hidden(payment, 'payments/{id}', 'what came in or was given back; only added to'),
  hidden(
    agreedPrice,
    'agreedPrices/{competitor}',
    'what is granted to one dancer, or charged beside the entries',
    'admin; `discount`: who holds the code, with a discount code',
  ),
  hidden(
    node('discounts', map(discountForm, discountCodes, '$code')),
    'discounts/{code}',
    'a discount code: its name, amount, limit and end, and which of its slots are used',
    'admin; a slot with its dancer',
  ),
  hidden(
    node('discountUses', map(discountUsesForm, discountCodes, '$code')),
    'discountUses/{code}/{slot}',
    'who has the discount',
    'with the price of that dancer',
  ),
  hidden(
    evidence,
    'evidence/{competitor}',
    'what a dancer states of what they have danced, with its sources',
    'who holds the code, admin',
  ),
  hidden(
    objection,
    'objections/{uid}/{slot}',
    'an objection to an entry; `objections/{uid}/to/{event}/{entry}` names its slot',
    'that device, taken back or left',
  ),
  { node: objectedSlots, archive: 'this year', rows: [] },
  branch(ruling, ['rulings/{event}/{entry}', 'whether an entry that was in question may dance', 'admin']),
  hidden(
    rulingReasonForm,
    'rulingReasons/{event}/{entry}',
    'the reason, for the couple it names and for earlier objectors',
  ),
  branch(node('competitors', byKey(competitorForm, '$id')), [
    'competitors/{id}',
    'name, affiliation, number',
    'the registrant with the code, admin',
  ]),
  hidden(
    node('registrations', map(registrationForm, codes, '$code')),
    'registrations/{code}',
    'contact, consents, fees; its entries and dancers, each in a slot',
    'who knows the code, admin',
  ),
  hidden(
    node('owners', owners),
    'owners',
    'which code opens a dancer, an entry, a search',
    'the device, with a new node',
  ),
  hidden(
    node('requests', byKey(byKey(request, '$from'), '$to')),
    'requests/{to}/{from}',
    'who asks whom to dance, and the answer',
    'from: asks, takes back; to: answers',
  ),
  hidden(
    node('asked', byKey(requestSlots, '$from')),
    'asked/{from}/{slot}',
    'whom a dancer has asked, in slots',
    'with a request',
  ),
  hidden(
    node('invitations', byKey(byKey(invitation, '$entry'), '$event')),
    'invitations/{event}/{entry}',
    'a link into an entry: its secret, if it is open, who has used it',
    'who is alone in the entry; who takes the place',
  ),
  branch(node('numbers', map(text(MAX_LENGTH.name), numbers, '$n')), [
    'numbers/{n}',
    'whose number it is',
    'admin; with a yes the one who says it',
  ]),
  ofDevices(node('registeredFrom', byKey(inSlots(code, MAX_COUNT.registrationsPerDevice), '$uid')), [
    'registeredFrom/{uid}/{slot}',
    `which registrations a device has made: ${MAX_COUNT.registrationsPerDevice} at most`,
    'the device, with a new registration',
    'no',
  ]),
  ofDevices(
    node('numberedFrom', byKey(inSlots(whole(1, MAX_LEAD_NUMBER), MAX_COUNT.numbersPerDevice), '$uid')),
    [
      'numberedFrom/{uid}/{slot}',
      `which lead numbers a device has taken: ${MAX_COUNT.numbersPerDevice} at most; the organizer assigns the others`,
      'the device, once, with a yes',
      'no',
    ],
  ),
  ofDevices(node('codeClaims', byKey(map(yes, codes, '$code'), '$uid')), [
    'codeClaims/{uid}/{code}',
    "which device has shown which registration's code",
    'the device, with the code',
    'own',
  ]),
  ofDevices(node('discountsShown', byKey(map(yes, discountCodes, '$code'), '$uid')), [
    'discountsShown/{uid}/{code}',
    'which device has shown which discount code',
    'the device, with the code',
    'own',
  ]),
  ofDevices(node('judgeClaims', byKey(judgeClaimForm, '$uid')), [
    'judgeClaims/{uid}',
    "which device has shown which judge's code",
    'the device, with the code',
    'own',
  ]),
];

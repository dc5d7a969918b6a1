import { MAX_COUNT, MAX_LENGTH, REGISTRATION_CODE_PATTERN } from '../../../domain/bounds.ts';
import { MAX_LEAD_NUMBER } from '../../../domain/people/numberRange.ts';
import { object, optional, integer, type Form, type MapKeys, type Wildcard } from '../../codec/forms.ts';
import { map, serverTime, text, trueOrMissing } from '../../codec/moreForms.ts';
import { defineNode, type Node } from '../../codec/node.ts';
import type { ArchiveDecision, BranchEntry } from '../entry.ts';
import { agreedPrice } from '../agreedPrices.ts';
import { deskNote } from '../deskNotes.ts';
import { discountCodes, discountForm, discountUsesForm } from '../discounts.ts';
import { objectedSlots, objection, ruling, rulingReasonForm } from '../disputes.ts';
import { evidence } from '../evidence.ts';
import { payment } from '../payments.ts';
import { competitorForm } from './competitor.ts';
import { invitation } from './invitation.ts';
import { judgeClaimValues } from './judgeClaim.ts';
import { registrationCodeForm, registrationForm } from './registration.ts';
import { requestSlots, request } from './request.ts';

const codes = { by: 'pattern', pattern: REGISTRATION_CODE_PATTERN, samples: ['Code001'] } as const;
/** A map by the generated key of a dancer, an entry or an account. */
const byKey = (of: Form, each: Wildcard): Form => map(of, { by: 'length', most: MAX_LENGTH.title }, each);
const inSlots = (of: Form, slots: number): Form => map(of, { by: 'slot', slots }, '$slot');
const numbers: MapKeys = { by: 'pattern', pattern: /^[1-9][0-9]{0,3}$/, samples: ['1', '9999'] };

/** The codes that open nodes: a device that has shown one may change its nodes. */
const owners = object({
  entries: optional(byKey(byKey(registrationCodeForm, '$entry'), '$event')),
  competitors: optional(byKey(registrationCodeForm, '$id')),
  tba: optional(byKey(registrationCodeForm, '$id')),
  /** The code of a dancer's own registration, if another registration created the dancer. */
  own: optional(byKey(registrationCodeForm, '$id')),
});

type Row = BranchEntry['rows'][number];
const branch = (its: Node<unknown>, row: Row, archive: ArchiveDecision = 'this year'): BranchEntry => ({
  node: its,
  archive,
  rows: [row],
});
const hidden = (its: Node<unknown>, path: string, doc: string, writers = 'admin'): BranchEntry =>
  branch(its, [path, doc, writers, 'no']);
/** Data about this server's devices, which is never archived. */
const ofDevices = (its: Node<unknown>, row: Row): BranchEntry => branch(its, row, 'stays');

export const peopleBranches = (): readonly BranchEntry[] => [
  hidden(
    deskNote,
    'deskNotes/{competitor}',
    'edits of a dancer at the desk; the key of the dancer they were merged into',
  ),
  hidden(payment, 'payments/{id}', 'payments and refunds; append-only'),
  hidden(
    agreedPrice,
    'agreedPrices/{competitor}',
    "a dancer's agreed price, discount or extra charge",
    'admin; `discount`: anyone with the registration code and a discount code',
  ),
  hidden(
    defineNode('discounts', map(discountForm, discountCodes, '$code')),
    'discounts/{code}',
    'a discount code: name, amount, limit, end and used slots',
    'admin; a slot with its dancer',
  ),
  hidden(
    defineNode('discountUses', map(discountUsesForm, discountCodes, '$code')),
    'discountUses/{code}/{slot}',
    'the dancer the dancer the dancer who has the discount',
    "together with that dancer's price",
  ),
  hidden(
    evidence,
    'evidence/{competitor}',
    "a dancer's stated results and experience, with sources",
    'anyone with the code, admin',
  ),
  hidden(
    objection,
    'objections/{uid}/{slot}',
    'an objection to an entry; `objections/{uid}/to/{event}/{entry}` names its slot',
    'that device; can be withdrawn',
  ),
  { node: objectedSlots, archive: 'this year', rows: [] },
  branch(ruling, ['rulings/{event}/{entry}', 'the decision on a disputed entry', 'admin']),
  hidden(
    rulingReasonForm,
    'rulingReasons/{event}/{entry}',
    'the reason, for the couple it names and for earlier objectors',
  ),
  branch(defineNode('competitors', byKey(competitorForm, '$id')), [
    'competitors/{id}',
    'name, affiliation, number',
    'the registrant with the code, admin',
  ]),
  hidden(
    defineNode('registrations', map(registrationForm, codes, '$code')),
    'registrations/{code}',
    'contact, consents, fees; its entries and dancers, each in a slot',
    'anyone with the code, admin',
  ),
  hidden(
    defineNode('owners', owners),
    'owners',
    'the registration code that opens a dancer, an entry or a search',
    'the device, with a new node',
  ),
  hidden(
    defineNode('requests', byKey(byKey(request, '$from'), '$to')),
    'requests/{to}/{from}',
    'a partner request and its answer',
    'sender: asks, withdraws; recipient: answers',
  ),
  hidden(
    defineNode('asked', byKey(requestSlots, '$from')),
    'asked/{from}/{slot}',
    "the recipients of a dancer's requests, in slots",
    'with a request',
  ),
  hidden(
    defineNode('invitations', byKey(byKey(invitation, '$entry'), '$event')),
    'invitations/{event}/{entry}',
    'an invitation to join an entry: its secret, whether it is open, and its user',
    'the only dancer of the entry; the person who takes the place',
  ),
  branch(defineNode('numbers', map(text(MAX_LENGTH.name), numbers, '$n')), [
    'numbers/{n}',
    'the owner of a lead number',
    'admin; a dancer when accepting a request',
  ]),
  ofDevices(
    defineNode(
      'registeredFrom',
      byKey(inSlots(registrationCodeForm, MAX_COUNT.registrationsPerDevice), '$uid'),
    ),
    [
      'registeredFrom/{uid}/{slot}',
      `which registrations a device has made: ${MAX_COUNT.registrationsPerDevice} at most`,
      'the device, with a new registration',
      'no',
    ],
  ),
  ofDevices(
    defineNode(
      'numberedFrom',
      byKey(inSlots(integer(1, MAX_LEAD_NUMBER), MAX_COUNT.numbersPerDevice), '$uid'),
    ),
    [
      'numberedFrom/{uid}/{slot}',
      `which lead numbers a device has taken: ${MAX_COUNT.numbersPerDevice} at most; the organizer assigns the others`,
      'the device, once, when accepting a request',
      'no',
    ],
  ),
  ofDevices(defineNode('codeClaims', byKey(map(trueOrMissing, codes, '$code'), '$uid')), [
    'codeClaims/{uid}/{code}',
    'the registration codes that a device has shown',
    'the device, with the code',
    'own',
  ]),
  ofDevices(defineNode('discountsShown', byKey(map(trueOrMissing, discountCodes, '$code'), '$uid')), [
    'discountsShown/{uid}/{code}',
    'the discount codes that a device has shown',
    'the device, with the code',
    'own',
  ]),
  ofDevices(defineNode('judgeClaims', byKey(object({ ...judgeClaimValues, at: serverTime }), '$uid')), [
    'judgeClaims/{uid}',
    "the judge's code that a device has shown",
    'the device, with the code',
    'own',
  ]),
];

import { MAX_COUNT, MAX_LENGTH, REGISTRATION_CODE } from '../../../domain/bounds.ts';
import { MAX_LEAD_NUMBER } from '../../../domain/people/numberRange.ts';
import { object, optional, whole, type Form, type Keys, type Wildcard } from '../../codec/forms.ts';
import { map, text, yes } from '../../codec/moreForms.ts';
import { node, type Archiving, type BranchEntry } from '../../codec/node.ts';
import { agreedPrice } from '../agreedPrices.ts';
import { deskNote } from '../deskNotes.ts';
import { objection, ruling, rulingReasonForm } from '../disputes.ts';
import { evidence } from '../evidence.ts';
import { payment } from '../payments.ts';
import { competitorForm } from './competitor.ts';
import { invitation } from './invitation.ts';
import { judgeClaimForm } from './judgeClaim.ts';
import { code, registrationForm } from './registration.ts';
import { requestSlots, request } from './request.ts';

const codes = { by: 'pattern', pattern: REGISTRATION_CODE, samples: ['Code001'] } as const;
/** By the drawn key of a dancer, an entry or an account. */
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

const branch = (
  at: string,
  form: Form,
  archive: Archiving,
  ...row: BranchEntry['rows'][number]
): BranchEntry => ({ node: node(at, form), archive, rows: [row] });

/** Of dancers, at the organizer's desks. */
const deskBranches = (): readonly BranchEntry[] => [
  {
    node: deskNote,
    archive: 'this year',
    rows: [
      [
        'deskNotes/{competitor}',
        'edits of a dancer at the desk; who they are, if in the list twice',
        'admin',
        'no',
      ],
    ],
  },
  {
    node: payment,
    archive: 'this year',
    rows: [['payments/{id}', 'what came in or was given back; only added to', 'admin', 'no']],
  },
  {
    node: agreedPrice,
    archive: 'this year',
    rows: [
      [
        'agreedPrices/{competitor}',
        'what is granted to one dancer, or charged beside the entries',
        'admin',
        'no',
      ],
    ],
  },
  {
    node: evidence,
    archive: 'this year',
    rows: [
      [
        'evidence/{competitor}',
        'what a dancer states of what they have danced, with its sources',
        'who holds the code, admin',
        'no',
      ],
    ],
  },
  {
    node: objection,
    archive: 'this year',
    rows: [
      [
        'objections/{uid}/{slot}',
        'an objection to an entry; `objections/{uid}/to/{event}/{entry}` names its slot',
        'that device, taken back or left',
        'no',
      ],
    ],
  },
  {
    node: ruling,
    archive: 'this year',
    rows: [['rulings/{event}/{entry}', 'whether an entry that was in question may dance', 'admin']],
  },
  {
    node: rulingReasonForm,
    archive: 'this year',
    rows: [
      [
        'rulingReasons/{event}/{entry}',
        'the reason, for the couple it names and for earlier objectors',
        'admin',
        'no',
      ],
    ],
  },
];

export const peopleBranches = (): readonly BranchEntry[] => [
  ...deskBranches(),
  branch(
    'competitors',
    byKey(competitorForm, '$id'),
    'this year',
    'competitors/{id}',
    'name, affiliation, number',
    'the registrant with the code, admin',
  ),
  branch(
    'registrations',
    map(registrationForm, codes, '$code'),
    'this year',
    'registrations/{code}',
    'contact, consents, fees; its entries and dancers, each in a slot',
    'who knows the code, admin',
    'no',
  ),
  branch(
    'registeredFrom',
    byKey(inSlots(code, MAX_COUNT.registrationsPerDevice), '$uid'),
    'stays',
    'registeredFrom/{uid}/{slot}',
    `which registrations a device has made: ${MAX_COUNT.registrationsPerDevice} at most`,
    'the device, with a new registration',
    'no',
  ),
  branch(
    'numberedFrom',
    byKey(inSlots(whole(1, MAX_LEAD_NUMBER), MAX_COUNT.numbersPerDevice), '$uid'),
    'stays',
    'numberedFrom/{uid}/{slot}',
    `which lead numbers a device has taken: ${MAX_COUNT.numbersPerDevice} at most; the organizer assigns the others`,
    'the device, once, with a yes',
    'no',
  ),
  branch(
    'owners',
    owners,
    'this year',
    'owners',
    'which code opens a dancer, an entry, a search',
    'the device, with a new node',
    'no',
  ),
  branch(
    'requests',
    byKey(byKey(request, '$from'), '$to'),
    'this year',
    'requests/{to}/{from}',
    'who asks whom to dance, and the answer',
    'from: asks, takes back; to: answers',
    'no',
  ),
  branch(
    'asked',
    byKey(requestSlots, '$from'),
    'this year',
    'asked/{from}/{slot}',
    'whom a dancer has asked, in slots',
    'with a request',
    'no',
  ),
  branch(
    'invitations',
    byKey(byKey(invitation, '$entry'), '$event'),
    'this year',
    'invitations/{event}/{entry}',
    'a link into an entry: its secret, if it is open, who has used it',
    'who is alone in the entry; who takes the place',
    'no',
  ),
  branch(
    'numbers',
    map(text(MAX_LENGTH.name), numbers, '$n'),
    'this year',
    'numbers/{n}',
    'whose number it is',
    'admin; with a yes the one who says it',
  ),
  branch(
    'codeClaims',
    byKey(map(yes, codes, '$code'), '$uid'),
    'stays',
    'codeClaims/{uid}/{code}',
    "which device has shown which registration's code",
    'the device, with the code',
    'own',
  ),
  branch(
    'judgeClaims',
    byKey(judgeClaimForm, '$uid'),
    'stays',
    'judgeClaims/{uid}',
    "which device has shown which judge's code",
    'the device, with the code',
    'own',
  ),
];

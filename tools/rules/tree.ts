/**
 * The readable source of database.rules.json, a file for each subject.
 * `node tools/run.mjs rules/write` writes that file.
 *
 * Traps:
 * - A grant can't be revoked further down.
 * - `.validate` does not run for deleted nodes, but an ancestor that stays runs its own.
 * - In an update of several paths, each path must pass on its own. `root` is the tree before, `here.newRoot` after.
 * - `null === null` is true. Put `.exists()` or `.isString()` beside every comparison of two values that are read.
 * - An error anywhere in a rule refuses. So `auth != null` comes first, and staff have their own `.write` further up.
 * - A condition reads only nodes of this tree. `NO_RULE` is a node without rules of its own.
 */

import { ENTRIES } from '../../src/schema/nodes/entries.ts';
import { entered } from './couples.ts';
import { numberedFrom, registeredFrom } from './devices.ts';
import { deskNotes } from './deskNotes.ts';
import { discounts, discountsShown, discountUses } from './discounts.ts';
import { evidence, objections, rulingReasons, rulings } from './disputes.ts';
import { events } from './events.ts';
import { deck, live } from './floor.ts';
import { invitations } from './invitations.ts';
import { incidents, journal, journalEnds } from './journal.ts';
import { jumbotron } from './jumbotron.ts';
import { codeClaims, competitors, judgeClaims, owners, registrations } from './people.ts';
import { mails } from './mails.ts';
import { numbers } from './numbers.ts';
import { derived } from './derived.ts';
import { online } from './online.ts';
import { receipts } from './delivery.ts';
import { couplesOut } from './rounds.ts';
import { asked, requests } from './requests.ts';
import { approvals, readOut, resultsSaved } from './results.ts';
import { agreedPrices, payments } from './payments.ts';
import type { Rules } from './rules.ts';
import { setAside } from './setAside.ts';
import { rulesOf } from './shapes.ts';
import { marks, sheets } from './sheets.ts';
import { ADMIN } from './who.ts';
import { tba } from './tba.ts';

export const tree: Rules = {
  ...rulesOf(ENTRIES.competition),
  pages: rulesOf(ENTRIES.pages),
  photos: rulesOf(ENTRIES.photos),
  settings: rulesOf(ENTRIES.settings),
  events,
  derived,
  couplesOut,
  marks,
  sheets,
  resultsSaved,
  readOut,
  approvals,
  deck,
  competitors,
  registrations,
  registeredFrom,
  numberedFrom,
  deskNotes,
  codeClaims,
  owners,
  tba,
  entered,
  requests,
  asked,
  invitations,
  numbers,
  live,
  ...rulesOf(ENTRIES.floor),
  jumbotron,
  judgeClaims,
  online,
  roles: { '.read': ADMIN, ...rulesOf(ENTRIES.roles) },
  ...rulesOf(ENTRIES.staff),
  receipts,
  journal,
  journalEnds,
  incidents,
  ...rulesOf(ENTRIES.plan),
  payments,
  agreedPrices,
  discounts,
  discountUses,
  discountsShown,
  mails,
  evidence,
  objections,
  rulings,
  rulingReasons,
  setAside,
};

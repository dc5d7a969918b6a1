/** The ledger of payments, and prices agreed with dancers. */

import { agreedPrice } from '../../src/schema/nodes/agreedPrices.ts';
import { payment } from '../../src/schema/nodes/payments.ts';
import { hasCodeOfDancer } from './codes.ts';
import { discountOfDancer } from './discounts.ts';
import type { Rules } from './rules.ts';
import { shapeOf } from './shapes.ts';
import { ADMIN, SIGNED_IN } from './who.ts';

/** A query for the payments of one dancer, by a device that holds the dancer's code. */
const OF_ONE_DANCER = `(${SIGNED_IN} && query.orderByChild === 'dancer' && query.equalTo !== null && ${hasCodeOfDancer('query.equalTo')})`;

export const payments: Rules = {
  '.read': `${ADMIN} || ${OF_ONE_DANCER}`,
  '.indexOn': 'dancer',
  // A mistake is reversed by another payment.
  $id: { '.write': `${ADMIN} && !data.exists() && newData.exists()`, ...shapeOf(payment) },
};

export const agreedPrices: Rules = {
  '.read': ADMIN,
  $id: {
    '.read': (here) => `${SIGNED_IN} && ${hasCodeOfDancer(here.$id)}`,
    '.write': ADMIN,
    ...shapeOf<'$id'>(agreedPrice, { discount: discountOfDancer }),
  },
};

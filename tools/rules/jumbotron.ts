/** The displays of the hall and their content (decision 38). */

import type { Rules } from './rules.ts';
import { shapeAt } from './shapes.ts';
import { ADMIN, MC, STAFF } from './who.ts';

const CONTROLS = `(${ADMIN} || ${MC})`;

export const jumbotron: Rules = {
  displays: {
    '.read': STAFF,
    // A display shows its code in the hall. Anyone who knows the code may read the display's content.
    $code: shapeAt('jumbotron/displays/$code', { '.read': true, '.write': CONTROLS }),
  },
  slots: shapeAt('jumbotron/slots', {
    '.read': STAFF,
    // The slot is free again once its display is removed.
    $slot: {
      '.write': (here) =>
        `${CONTROLS} && (!data.exists() || !${here.newDataOf('jumbotron')}.child('displays').child(data.val()).exists())`,
    },
  }),
  sponsors: shapeAt('jumbotron/sponsors', { '.read': true, '.write': CONTROLS }),
};

/** The displays of the hall and their content (decision 38). */

import { DISPLAY_BOUNDS } from '../../src/domain/floor/display.ts';
import { displayForm, sponsorsForm } from '../../src/schema/nodes/displays.ts';
import { A_DISPLAY_CODE, keysFrom } from './forms.ts';
import { type Rules } from './rules.ts';
import { shapeOf } from './shapes.ts';
import { ADMIN, MC, STAFF } from './who.ts';

const CONTROLS = `(${ADMIN} || ${MC})`;

export const jumbotron: Rules = {
  displays: {
    '.read': STAFF,
    // A display's code is shown in the hall, and opens its content.
    $code: { '.read': true, '.write': CONTROLS, ...shapeOf(displayForm) },
  },
  slots: {
    '.read': STAFF,
    $slot: {
      // The slot is free again once its display is removed.
      '.write': (here) =>
        `${CONTROLS} && (!data.exists() || !${here.newRoot}.child('jumbotron/displays').child(data.val()).exists())`,
      '.validate': (here) =>
        `${here.$slot}.matches(${keysFrom(1, DISPLAY_BOUNDS.displays)}) && newData.val().matches(${A_DISPLAY_CODE})`,
    },
  },
  sponsors: { '.read': true, '.write': CONTROLS, ...shapeOf(sponsorsForm) },
};

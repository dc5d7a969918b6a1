import { childOf, textOf } from '../tree/path.ts';
import { competition } from './competition.ts';
import { editionAmong, type EditedWhole } from './editions.ts';

const NAME = 'color';
const AT = 'primaryColor';

/** The competition's color, '#rrggbb'; empty while nobody has chosen one. */
export const color: EditedWhole<string> = {
  name: NAME,
  path: {
    at: competition.at,
    as: NAME,
    parse: (raw) => ({
      kind: 'set',
      edition: editionAmong(raw, NAME),
      rules: (textOf(childOf(raw, AT)) ?? '').toLowerCase(),
    }),
  },
  among: [AT],
  stored: (hex, edition) => ({ [AT]: hex === '' ? null : hex, editions: { [NAME]: edition } }),
};

import { mapDefined } from '../../domain/defined.ts';
import type { OwnSchool } from '../../domain/registrant/schools.ts';
import { childOf, childrenOf, countOf, textOf } from '../tree/path.ts';
import type { Edition, WrittenByHand } from './editedWhole.ts';

function parse(raw: unknown): Edition<readonly OwnSchool[]> {
  const edition = countOf(childOf(raw, 'edition')) ?? 0;
  if (childrenOf(raw).length === 0) return { kind: 'none', edition };
  const rules = mapDefined(childrenOf(childOf(raw, 'own')), ([, school]) => {
    const name = textOf(childOf(school, 'name'));
    const also = mapDefined(childrenOf(childOf(school, 'also')), ([, alias]) => textOf(alias));
    return name === undefined ? undefined : { name, also };
  });
  return { kind: 'set', edition, rules };
}

/** Schools and studios that dance here, beside those that everybody knows. */
export const schoolList: WrittenByHand<readonly OwnSchool[]> = {
  name: 'schools',
  path: { at: 'settings/schools', parse },
  stored: (own, edition) => ({
    edition,
    own: own.map(({ name, also }) => (also.length === 0 ? { name } : { name, also })),
  }),
};

import type { Author } from '../../domain/journal/record.ts';
import { serialize } from '../../schema/codec/serialize.ts';
import type { Change } from '../delivery/operation.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { listRawChildren } from '../tree/path.ts';
import type { EditedRules } from './createEditedRules.ts';
import { getEditionPath } from './editions.ts';

/** The stored form of the rules, with the number of their edition: the inverse of their parser. */
export const toStoredEdition = <Rules>(about: EditedRules<Rules>, rules: Rules, edition: number): Json =>
  about.stored === undefined
    ? { edition, ...Object.fromEntries(listRawChildren(serialize(about.form, rules))) }
    : about.stored(rules, edition);

/** The patch that saves these rules under the number of their edition. */
function savingPatch<Rules>(about: EditedRules<Rules>, rules: Rules, edition: number): Patch {
  const { path, among } = about;
  const whole = toStoredEdition(about, rules, edition);
  if (among === undefined) return { [path.at]: whole };
  const parts: ReadonlyMap<string, Json> = new Map(Object.entries(whole ?? {}));
  return {
    ...Object.fromEntries(among.map((part) => [`${path.at}/${part}`, parts.get(part) ?? null])),
    [getEditionPath(about)]: edition,
  };
}

/**
 * One patch that saves these rules with their record. It is accepted only on top of the edition they were made
 * from, so of two organizers who save at the same moment one is refused.
 */
export const saveNextEdition = <Rules>(
  by: Author,
  about: EditedRules<Rules>,
  rules: Rules,
  madeFrom: number,
): Change => ({
  record: { ...by, kind: 'settings saved', what: about.name, edition: madeFrom + 1 },
  patch: savingPatch(about, rules, madeFrom + 1),
});

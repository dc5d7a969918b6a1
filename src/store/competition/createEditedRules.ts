import type { SavedSetting } from '../../domain/journal/record.ts';
import type { Form } from '../../schema/codec/forms.ts';
import type { EditedNode, Edition } from '../../schema/nodes/editedNode.ts';
import type { Json } from '../tree/patch.ts';
import type { TreePath } from '../tree/path.ts';

export type { Edition } from '../../schema/nodes/editedNode.ts';

interface Edited<Rules> {
  /** The name of the settings in the journal. */
  readonly name: SavedSetting;
  readonly path: TreePath<Edition<Rules>>;
}

/** Rules that are the only data of their node, apart from the edition. */
interface WholeNode<Rules> extends Edited<Rules> {
  readonly form: Form<Rules>;
  readonly stored?: undefined;
  readonly among?: undefined;
}

/** Rules that are a part of a larger node. */
export interface CustomEditedRules<Rules> extends Edited<Rules> {
  readonly stored: (rules: Rules, edition: number) => Json;
  /**
   * The fields of the rules if other data shares their path; each is written separately. Their edition is counted at
   * `editions/<name>`. Missing: the rules own the whole path.
   */
  readonly among?: readonly string[];
}

/** Rules that an organizer saves as a whole. */
export type EditedRules<Rules> = WholeNode<Rules> | CustomEditedRules<Rules>;

// @__NO_SIDE_EFFECTS__
export const createEditedRules = <Rules>(
  name: SavedSetting,
  { at, parse, form }: EditedNode<Rules>,
  how: Pick<TreePath<unknown>, 'ahead'> = {},
): EditedRules<Rules> => ({ name, path: { at, parse, ...how }, form });

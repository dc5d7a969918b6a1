import type { PageName } from '../../schema/nodes/addresses.ts';
import { createPageNode } from '../../schema/nodes/pages.ts';
import { createEditedRules, type EditedRules, type Edition } from './createEditedRules.ts';

export { PAGE_NAMES, type PageName } from '../../schema/nodes/addresses.ts';

export const createEditedPageText = (name: PageName): EditedRules<string> =>
  createEditedRules(name, createPageNode(name), { ahead: true });

/** The text of a page; undefined if unset or blank. */
export const getPageText = (its: Edition<string>): string | undefined =>
  its.kind === 'set' && its.rules.trim() !== '' ? its.rules : undefined;

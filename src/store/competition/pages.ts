import type { Page } from '../../schema/nodes/addresses.ts';
import { page } from '../../schema/nodes/pages.ts';
import { editedWhole, type EditedWhole, type Edition } from './editedWhole.ts';

export { PAGES, type Page } from '../../schema/nodes/addresses.ts';

export const pageText = (name: Page): EditedWhole<string> => editedWhole(name, page(name), { ahead: true });

/** The text of a page; undefined if unset or blank. */
export const textOfPage = (its: Edition<string>): string | undefined =>
  its.kind === 'set' && its.rules.trim() !== '' ? its.rules : undefined;

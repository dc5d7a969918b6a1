import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { pageText, type Page } from './pages.ts';

/**
 * The text of a page, made on top of its version `on`: of two people who write at once the rules refuse one. An empty text
 * takes it away, and the starting text stands there again.
 */
export const writePage = (page: Page, text: string, on: number): Patch => ({
  [pageText(page).at]: text.trim() === '' ? null : { text: text.trim(), version: on + 1, at: SERVER_TIME },
});

// What runs in a page of the archive: the search, and a round counted again. A plain script, for a page that opens from a folder.
import { normalizeSearch, buildSearch } from '../../../domain/people/searching.ts';
import { recountSaid } from '../../kit/parts/result/recountSaid.ts';
import { recount } from '../../kit/words/english/recount.ts';
import { terms } from '../../kit/words/english/terms.ts';
import type { LaterWords, Translation } from '../../kit/words/translation.ts';
import { countedInPage, type PackedRound } from './packedRound.ts';
import './archive.css';

const TRANSLATIONS = import.meta.glob<Translation>(['../../kit/words/translations/*.ts', '!**/*.test.ts'], {
  import: 'default',
  eager: true,
});
const LATER = import.meta.glob<LaterWords>('../../kit/words/translations/later/*.ts', {
  import: 'default',
  eager: true,
});

const tag = document.documentElement.lang;
const words = LATER[`../../kit/words/translations/later/${tag}.ts`]?.recount ?? recount.english;
const { danceName } = TRANSLATIONS[`../../kit/words/translations/${tag}.ts`]?.terms ?? terms.english;

/** Shows what was typed for, and hides sections in which nothing is left. The dancers of the first page come with a search. */
function search(typed: string): void {
  const isFound = buildSearch(typed);
  const isAsked = typed.trim() !== '';
  let shown = 0;
  for (const row of document.querySelectorAll<HTMLElement>('[data-find]')) {
    row.hidden = isAsked && !isFound(normalizeSearch(row.dataset['find'] ?? ''));
    if (!row.hidden) shown += 1;
  }
  for (const section of document.querySelectorAll<HTMLElement>('section.archive-style')) {
    const rows = [...section.querySelectorAll<HTMLElement>('[data-find]')];
    if (rows.length > 0) section.hidden = rows.every((row) => row.hidden);
    if (section.id === 'dancers' && !isAsked) section.hidden = true;
  }
  const none = document.querySelector<HTMLElement>('#none');
  if (none !== null) none.textContent = shown === 0 ? (none.dataset['says'] ?? '') : '';
}

const field = document.querySelector<HTMLInputElement>('#search');
field?.addEventListener('input', () => search(field.value));

/** Counts the round that lies in this page, and says what came of it. */
function countAgain(said: HTMLElement, data: string): void {
  // The page was written with this script, from `packedRound`.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  const round = JSON.parse(data) as PackedRound;
  const { tone, says, lines } = recountSaid(
    countedInPage(round),
    round.posted.kind === 'final',
    words,
    danceName,
  );
  const list = document.createElement('ul');
  list.append(
    ...lines.map((line) => {
      const item = document.createElement('li');
      item.textContent = line;
      return item;
    }),
  );
  const sentence = document.createElement('span');
  sentence.className = 'note-words';
  sentence.append(says, ...(lines.length === 0 ? [] : [list]));
  said.className = `note note-${tone}`;
  const icon = document.querySelector(`#tone-${tone} > svg`)?.cloneNode(true);
  said.replaceChildren(...(icon === undefined ? [] : [icon]), sentence);
  said.hidden = false;
}

const [again, said, data] = ['again', 'said', 'round'].map((id) => document.getElementById(id));
again?.addEventListener('click', () => {
  if (said !== null && said !== undefined) countAgain(said, data?.textContent ?? '');
});

// Script of the archive pages: the search, and the recount of a round. A plain script, because the page opens
// from a folder.
import { normalizeSearch, buildSearch } from '../../../domain/people/searching.ts';
import { describeRecount } from '../../kit/parts/result/describeRecount.ts';
import { recountWords } from '../../kit/words/english/recount.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import type { LazyWords, Translation } from '../../kit/words/translation.ts';
import { recountInPage, type PackedRound } from './packRound.ts';
import './archive.css';

const TRANSLATIONS = import.meta.glob<Translation>(['../../kit/words/translations/*.ts', '!**/*.test.ts'], {
  import: 'default',
  eager: true,
});
const LATER = import.meta.glob<LazyWords>('../../kit/words/translations/later/*.ts', {
  import: 'default',
  eager: true,
});

const tag = document.documentElement.lang;
const words = LATER[`../../kit/words/translations/later/${tag}.ts`]?.recount ?? recountWords.english;
const { danceName } = TRANSLATIONS[`../../kit/words/translations/${tag}.ts`]?.terms ?? termsWords.english;

/** Shows the matches and hides sections without any. The dancers on the first page appear only in a search. */
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

/** Recounts the round in this page, and shows the outcome. */
function recountRound(said: HTMLElement, data: string): void {
  // The same build wrote the page with this script, from `packRound`.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  const round = JSON.parse(data) as PackedRound;
  const { tone, says, lines } = describeRecount(
    recountInPage(round),
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
  if (said !== null && said !== undefined) recountRound(said, data?.textContent ?? '');
});

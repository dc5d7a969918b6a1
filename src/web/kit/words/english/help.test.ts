import { expect, test } from 'vitest';
import { ALL_SCREENS, hasHelp, type HelpName } from '../../screens/screens.ts';
import { chairmanWords } from './chairman.ts';
import { coupleOutWords } from './coupleOut.ts';
import { deckWords } from './deck.ts';
import { feesWords } from './fees.ts';
import { helpWords } from './help.ts';
import { floodsWords } from './floods.ts';
import { invoicesWords } from './invoices.ts';
import { printsWords } from './prints.ts';
import { judgeWords } from './judge.ts';
import { judgeReplacedWords } from './judgeReplaced.ts';
import { judgeSheetWords } from './judgeSheet.ts';
import { mcWords } from './mc.ts';
import { publishedWords } from './published.ts';
import { releaseWords } from './release.ts';
import { scheduleWords } from './schedule.ts';
import { scrutineerWords } from './scrutineer.ts';
import { officialsWords } from './officials.ts';
import { competitorsDeskWords } from './competitorsDesk.ts';
import { boardsWords } from './boards.ts';
import { settingsWords } from './settings.ts';
import { staffWords } from './staff.ts';
import { listsDeskWords } from './listsDesk.ts';
import { setupWords } from './setup.ts';
import { startWords } from './start.ts';

/** The sections of each screen. */
const SAYS: Readonly<Record<HelpName, readonly object[]>> = {
  judge: [judgeWords.english, judgeSheetWords.english],
  schedule: [scheduleWords.english, startWords.english],
  deck: [deckWords.english, { onDeck: deckWords.english.tabs.onDeck(undefined) }],
  scrutineer: [
    scrutineerWords.english,
    judgeReplacedWords.english,
    coupleOutWords.english,
    releaseWords.english,
  ],
  chairman: [chairmanWords.english],
  mc: [mcWords.english, releaseWords.english, startWords.english],
  jumbotronController: [boardsWords.english],
  manageCompetitors: [competitorsDeskWords.english, competitorsDeskWords.english.numbers],
  manageResults: [publishedWords.english, releaseWords.english],
  officials: [officialsWords.english],
  floods: [
    floodsWords.english,
    { throwOut: floodsWords.english.throwOut(37), putBack: floodsWords.english.aside.putBack(37) },
  ],
  printSheets: [printsWords.english],
  printInvoices: [invoicesWords.english, { print: invoicesWords.english.print(1) }],
  settings: [settingsWords.english, staffWords.english],
  setup: [setupWords.english, feesWords.english, listsDeskWords.english],
};

/** Lists every sentence of a section that takes no values. */
const sentencesIn = (said: object): readonly string[] =>
  Object.values(said).flatMap((one: unknown) => {
    if (typeof one === 'string') return [one];
    return typeof one === 'object' && one !== null ? sentencesIn(one) : [];
  });

const quotedIn = (text: string): readonly string[] =>
  [...text.matchAll(/“([^”]+)”/g)].map(([, quoted = '']) => quoted);

const CARDS = ALL_SCREENS.filter(hasHelp).map(({ name }) => name);

test.each(CARDS)('the help card of %s quotes its screen word for word', (name) => {
  const { steps, mishaps } = helpWords.english.cards[name];
  const said = new Set(SAYS[name].flatMap(sentencesIn));
  const quoted = [...steps, ...mishaps.flat()].flatMap(quotedIn);
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter((one) => !said.has(one))).toEqual([]);
});

test.each(CARDS)('the help card of %s fits on one sheet of paper', (name) => {
  const { steps, mishaps } = helpWords.english.cards[name];
  expect([...steps, ...mishaps.flat()].join(' ').length).toBeLessThan(1600);
});

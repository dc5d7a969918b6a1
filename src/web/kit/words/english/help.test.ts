import { expect, test } from 'vitest';
import { ALL_SCREENS, hasHelp, type HelpName } from '../../screens/screens.ts';
import { chairman } from './chairman.ts';
import { coupleOut } from './coupleOut.ts';
import { deck } from './deck.ts';
import { fees } from './fees.ts';
import { help } from './help.ts';
import { floods } from './floods.ts';
import { invoices } from './invoices.ts';
import { prints } from './prints.ts';
import { judge } from './judge.ts';
import { judgeReplaced } from './judgeReplaced.ts';
import { judgeSheet } from './judgeSheet.ts';
import { mc } from './mc.ts';
import { published } from './published.ts';
import { release } from './release.ts';
import { schedule } from './schedule.ts';
import { scrutineer } from './scrutineer.ts';
import { officials } from './officials.ts';
import { competitorsDesk } from './competitorsDesk.ts';
import { boards } from './boards.ts';
import { settings } from './settings.ts';
import { staff } from './staff.ts';
import { listsDesk } from './listsDesk.ts';
import { setup } from './setup.ts';
import { start } from './start.ts';

/** The sections of each screen. */
const SAYS: Readonly<Record<HelpName, readonly object[]>> = {
  judge: [judge.english, judgeSheet.english],
  schedule: [schedule.english, start.english],
  deck: [deck.english, { onDeck: deck.english.tabs.onDeck(undefined) }],
  scrutineer: [scrutineer.english, judgeReplaced.english, coupleOut.english, release.english],
  chairman: [chairman.english],
  mc: [mc.english, release.english, start.english],
  jumbotronController: [boards.english],
  manageCompetitors: [competitorsDesk.english, competitorsDesk.english.numbers],
  manageResults: [published.english, release.english],
  officials: [officials.english],
  floods: [
    floods.english,
    { throwOut: floods.english.throwOut(37), putBack: floods.english.aside.putBack(37) },
  ],
  printSheets: [prints.english],
  printInvoices: [invoices.english, { print: invoices.english.print(1) }],
  settings: [settings.english, staff.english],
  setup: [setup.english, fees.english, listsDesk.english],
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
  const { steps, mishaps } = help.english.cards[name];
  const said = new Set(SAYS[name].flatMap(sentencesIn));
  const quoted = [...steps, ...mishaps.flat()].flatMap(quotedIn);
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter((one) => !said.has(one))).toEqual([]);
});

test.each(CARDS)('the help card of %s fits on one sheet of paper', (name) => {
  const { steps, mishaps } = help.english.cards[name];
  expect([...steps, ...mishaps.flat()].join(' ').length).toBeLessThan(1600);
});

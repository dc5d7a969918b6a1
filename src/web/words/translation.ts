import type { walkOn } from './english/walkOn.ts';
import type { planProblems } from './english/planProblems.ts';
import type { unknownEvent } from './english/unknownEvent.ts';
import type { Section } from './section.ts';
import type { approvals } from './english/approvals.ts';
import type { chairman } from './english/chairman.ts';
import type { bill } from './english/bill.ts';
import type { boards } from './english/boards.ts';
import type { board } from './english/board.ts';
import type { connection } from './english/connection.ts';
import type { basicsDesk } from './english/basicsDesk.ts';
import type { competitorsDesk } from './english/competitorsDesk.ts';
import type { colorDesk } from './english/colorDesk.ts';
import type { consentsDesk } from './english/consentsDesk.ts';
import type { numbersDesk } from './english/numbersDesk.ts';
import type { listsDesk } from './english/listsDesk.ts';
import type { schoolsDesk } from './english/schoolsDesk.ts';
import type { officials } from './english/officials.ts';
import type { settings } from './english/settings.ts';
import type { timingDesk } from './english/timingDesk.ts';
import type { eventsDesk } from './english/eventsDesk.ts';
import type { fees } from './english/fees.ts';
import type { help } from './english/help.ts';
import type { invoices } from './english/invoices.ts';
import type { setup } from './english/setup.ts';
import type { hall } from './english/hall.ts';
import type { live } from './english/live.ts';
import type { liveSpoken } from './english/liveSpoken.ts';
import type { pinned } from './english/pinned.ts';
import type { home } from './english/home.ts';
import type { reading } from './english/reading.ts';
import type { startingTexts } from './english/startingTexts.ts';
import type { dashboard } from './english/dashboard.ts';
import type { disputes } from './english/disputes.ts';
import type { evidence } from './english/evidence.ts';
import type { objecting } from './english/objecting.ts';
import type { dialog } from './english/dialog.ts';
import type { deck } from './english/deck.ts';
import type { eligibility } from './english/eligibility.ts';
import type { eligibilityDesk } from './english/eligibilityDesk.ts';
import type { prints } from './english/prints.ts';
import type { floods } from './english/floods.ts';
import type { footer } from './english/footer.ts';
import type { handedOver } from './english/handedOver.ts';
import type { journal } from './english/journal.ts';
import type { journalList } from './english/journalList.ts';
import type { couple } from './english/couple.ts';
import type { marks } from './english/marks.ts';
import type { eventResult, results } from './english/results.ts';
import type { recount } from './english/recount.ts';
import type { resultsSearch } from './english/resultsSearch.ts';
import type { archive } from './english/archive.ts';
import type { roundStory } from './english/roundStory.ts';
import type { resultPage } from './english/resultPage.ts';
import type { visits } from './english/visits.ts';
import type { why } from './english/why.ts';
import type { judge } from './english/judge.ts';
import type { judgeRecord } from './english/judgeRecord.ts';
import type { judgeSheet } from './english/judgeSheet.ts';
import type { languageChoice } from './english/languageChoice.ts';
import type { mc } from './english/mc.ts';
import type { pagesDesk } from './english/pagesDesk.ts';
import type { plan } from './english/plan.ts';
import type { problems } from './english/problems.ts';
import type { publishing } from './english/publishing.ts';
import type { reason } from './english/reason.ts';
import type { login } from './english/login.ts';
import type { notFound } from './english/notFound.ts';
import type { ownEntries } from './english/ownEntries.ts';
import type { parts } from './english/parts.ts';
import type { schedule } from './english/schedule.ts';
import type { scheduleDialogs } from './english/scheduleDialogs.ts';
import type { scrutineer } from './english/scrutineer.ts';
import type { screenStopped } from './english/screenStopped.ts';
import type { topBar } from './english/topBar.ts';
import type { signInProblems } from './english/signInProblems.ts';
import type { staff } from './english/staff.ts';
import type { staffScreens } from './english/staffScreens.ts';
import type { dancersDay } from './english/dancersDay.ts';
import type { lists } from './english/lists.ts';
import type { partners } from './english/partners.ts';
import type { terms } from './english/terms.ts';
import type { countedTwice } from './english/countedTwice.ts';
import type { coupleOut } from './english/coupleOut.ts';
import type { judgeReplaced } from './english/judgeReplaced.ts';
import type { keying } from './english/keying.ts';
import type { published } from './english/published.ts';
import type { postedSheet } from './english/postedSheet.ts';
import type { keptPlace } from './english/keptPlace.ts';
import type { register } from './english/register.ts';
import type { registered } from './english/registered.ts';
import type { checkStep } from './english/checkStep.ts';
import type { consentTexts } from './english/consentTexts.ts';
import type { registerAtDesk } from './english/registerAtDesk.ts';
import type { registerPartners } from './english/registerPartners.ts';
import type { registerTeam } from './english/registerTeam.ts';
import type { release } from './english/release.ts';
import type { roundActions } from './english/roundActions.ts';
import type { sheets } from './english/sheets.ts';
import type { find } from './english/find.ts';
import type { timeField } from './english/timeField.ts';
import type { start } from './english/start.ts';

/**
 * What is said on no first page: it comes with the screens that say it (`translations/later`). Every language has all of
 * it.
 */
interface ForEverybodyLater {
  readonly board: typeof board;
  readonly register: typeof register;
  readonly registered: typeof registered;
  readonly checkStep: typeof checkStep;
  readonly consentTexts: typeof consentTexts;
  readonly registerPartners: typeof registerPartners;
  readonly registerTeam: typeof registerTeam;
  readonly keptPlace: typeof keptPlace;
  readonly ownEntries: typeof ownEntries;
  readonly evidence: typeof evidence;
  readonly live: typeof live;
  readonly liveSpoken: typeof liveSpoken;
  readonly pinned: typeof pinned;
  readonly objecting: typeof objecting;
  readonly resultPage: typeof resultPage;
  readonly why: typeof why;
  readonly recount: typeof recount;
  readonly roundStory: typeof roundStory;
  readonly resultsSearch: typeof resultsSearch;
  readonly archive: typeof archive;
  readonly dancersDay: typeof dancersDay;
  readonly visits: typeof visits;
}

/** What judges and visitors read, by the sections' names: every language has all of it. */
interface ForEverybody extends ForEverybodyLater {
  readonly results: typeof results;
  readonly marks: typeof marks;
  readonly eventResult: typeof eventResult;
  readonly bill: typeof bill;
  readonly couple: typeof couple;
  readonly connection: typeof connection;
  readonly dialog: typeof dialog;
  readonly eligibility: typeof eligibility;
  readonly footer: typeof footer;
  readonly home: typeof home;
  readonly lists: typeof lists;
  readonly partners: typeof partners;
  readonly reading: typeof reading;
  readonly startingTexts: typeof startingTexts;
  readonly problems: typeof problems;
  readonly judge: typeof judge;
  readonly judgeSheet: typeof judgeSheet;
  readonly languageChoice: typeof languageChoice;
  readonly notFound: typeof notFound;
  readonly parts: typeof parts;
  readonly screenStopped: typeof screenStopped;
  readonly topBar: typeof topBar;
  readonly signInProblems: typeof signInProblems;
  readonly terms: typeof terms;
}

/** What staff read: a section that a language does not have is shown in English. */
interface ForStaff {
  readonly timeField: typeof timeField;
  readonly timingDesk: typeof timingDesk;
  readonly settings: typeof settings;
  readonly officials: typeof officials;
  readonly consentsDesk: typeof consentsDesk;
  readonly numbersDesk: typeof numbersDesk;
  readonly schoolsDesk: typeof schoolsDesk;
  readonly listsDesk: typeof listsDesk;
  readonly eventsDesk: typeof eventsDesk;
  readonly basicsDesk: typeof basicsDesk;
  readonly competitorsDesk: typeof competitorsDesk;
  readonly colorDesk: typeof colorDesk;
  readonly eligibilityDesk: typeof eligibilityDesk;
  readonly sheets: typeof sheets;
  readonly find: typeof find;
  readonly published: typeof published;
  readonly start: typeof start;
  readonly postedSheet: typeof postedSheet;
  readonly release: typeof release;
  readonly roundActions: typeof roundActions;
  readonly keying: typeof keying;
  readonly judgeReplaced: typeof judgeReplaced;
  readonly countedTwice: typeof countedTwice;
  readonly coupleOut: typeof coupleOut;
  readonly dashboard: typeof dashboard;
  readonly deck: typeof deck;
  readonly disputes: typeof disputes;
  readonly approvals: typeof approvals;
  readonly boards: typeof boards;
  readonly chairman: typeof chairman;
  readonly fees: typeof fees;
  readonly setup: typeof setup;
  readonly hall: typeof hall;
  readonly floods: typeof floods;
  readonly prints: typeof prints;
  readonly help: typeof help;
  readonly invoices: typeof invoices;
  readonly handedOver: typeof handedOver;
  readonly journal: typeof journal;
  readonly journalList: typeof journalList;
  readonly judgeRecord: typeof judgeRecord;
  readonly mc: typeof mc;
  readonly pagesDesk: typeof pagesDesk;
  readonly plan: typeof plan;
  readonly planProblems: typeof planProblems;
  readonly publishing: typeof publishing;
  readonly reason: typeof reason;
  readonly login: typeof login;
  readonly schedule: typeof schedule;
  readonly scheduleDialogs: typeof scheduleDialogs;
  readonly scrutineer: typeof scrutineer;
  readonly staff: typeof staff;
  readonly staffScreens: typeof staffScreens;
  readonly unknownEvent: typeof unknownEvent;
  readonly registerAtDesk: typeof registerAtDesk;
  readonly walkOn: typeof walkOn;
}

/** The sentences of a section, whatever the language. */
export type Sentences<Name extends keyof (ForEverybody & ForStaff)> =
  (ForEverybody & ForStaff)[Name] extends Section<Name, infer English> ? English : never;

type LaterName = keyof ForEverybodyLater;

export type LaterWords = { readonly [Name in LaterName]: Sentences<Name> };

/** Another language. A section is there as a whole, every sentence with its values, or it does not compile. */
export type Translation = { readonly [Name in Exclude<keyof ForEverybody, LaterName>]: Sentences<Name> } & {
  readonly [Name in keyof ForStaff]?: Sentences<Name>;
};

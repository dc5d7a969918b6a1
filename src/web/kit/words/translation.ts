import type { Section } from './section.ts';

/** Sections not on any first page: they load with their screens (`translations/later`). Every language has all of them. */
interface ForEverybodyLater {
  readonly board: typeof import('./english/board.ts').board;
  readonly register: typeof import('./english/register.ts').register;
  readonly registered: typeof import('./english/registered.ts').registered;
  readonly checkStep: typeof import('./english/checkStep.ts').checkStep;
  readonly discountField: typeof import('./english/discountField.ts').discountField;
  readonly consentTexts: typeof import('./english/consentTexts.ts').consentTexts;
  readonly registerPartners: typeof import('./english/registerPartners.ts').registerPartners;
  readonly registerTeam: typeof import('./english/registerTeam.ts').registerTeam;
  readonly keptPlace: typeof import('./english/keptPlace.ts').heldPlace;
  readonly ownEntries: typeof import('./english/ownEntries.ts').ownEntries;
  readonly howToPay: typeof import('./english/howToPay.ts').howToPay;
  readonly evidence: typeof import('./english/evidence.ts').evidence;
  readonly live: typeof import('./english/live.ts').live;
  readonly liveSpoken: typeof import('./english/liveSpoken.ts').liveSpoken;
  readonly pinned: typeof import('./english/pinned.ts').pinned;
  readonly objecting: typeof import('./english/objecting.ts').objecting;
  readonly resultPage: typeof import('./english/resultPage.ts').resultPage;
  readonly why: typeof import('./english/why.ts').why;
  readonly recount: typeof import('./english/recount.ts').recount;
  readonly roundStory: typeof import('./english/roundStory.ts').roundStory;
  readonly resultsSearch: typeof import('./english/resultsSearch.ts').resultsSearch;
  readonly archive: typeof import('./english/archive.ts').archive;
  readonly dancersDay: typeof import('./english/dancersDay.ts').dancersDay;
  readonly visits: typeof import('./english/visits.ts').visits;
}

/** Sections for judges and visitors: every language has all of them. */
interface ForEverybody extends ForEverybodyLater {
  readonly results: typeof import('./english/results.ts').results;
  readonly marks: typeof import('./english/marks.ts').marks;
  readonly eventResult: typeof import('./english/results.ts').eventResult;
  readonly bill: typeof import('./english/bill.ts').bill;
  readonly couple: typeof import('./english/couple.ts').couple;
  readonly connection: typeof import('./english/connection.ts').connection;
  readonly dialog: typeof import('./english/dialog.ts').dialog;
  readonly eligibility: typeof import('./english/eligibility.ts').eligibility;
  readonly footer: typeof import('./english/footer.ts').footer;
  readonly home: typeof import('./english/home.ts').home;
  readonly lists: typeof import('./english/lists.ts').lists;
  readonly partners: typeof import('./english/partners.ts').partners;
  readonly reading: typeof import('./english/reading.ts').reading;
  readonly startingTexts: typeof import('./english/startingTexts.ts').startingTexts;
  readonly problems: typeof import('./english/problems.ts').problems;
  readonly judge: typeof import('./english/judge.ts').judge;
  readonly judgeSheet: typeof import('./english/judgeSheet.ts').judgeSheet;
  readonly languageChoice: typeof import('./english/languageChoice.ts').languageChoice;
  readonly notFound: typeof import('./english/notFound.ts').notFound;
  readonly parts: typeof import('./english/parts.ts').parts;
  readonly screenStopped: typeof import('./english/screenStopped.ts').screenStopped;
  readonly topBar: typeof import('./english/topBar.ts').topBar;
  readonly signInProblems: typeof import('./english/signInProblems.ts').signInProblems;
  readonly terms: typeof import('./english/terms.ts').terms;
}

/** Sections for staff: missing ones are shown in English. */
interface ForStaff {
  readonly timeField: typeof import('./english/timeField.ts').timeField;
  readonly timingDesk: typeof import('./english/timingDesk.ts').timingDesk;
  readonly settings: typeof import('./english/settings.ts').settings;
  readonly officials: typeof import('./english/officials.ts').officials;
  readonly consentsDesk: typeof import('./english/consentsDesk.ts').consentsDesk;
  readonly numbersDesk: typeof import('./english/numbersDesk.ts').numbersDesk;
  readonly schoolsDesk: typeof import('./english/schoolsDesk.ts').schoolsDesk;
  readonly listsDesk: typeof import('./english/listsDesk.ts').listsDesk;
  readonly eventsDesk: typeof import('./english/eventsDesk.ts').eventsDesk;
  readonly basicsDesk: typeof import('./english/basicsDesk.ts').basicsDesk;
  readonly competitorsDesk: typeof import('./english/competitorsDesk.ts').competitorsDesk;
  readonly colorDesk: typeof import('./english/colorDesk.ts').colorDesk;
  readonly eligibilityDesk: typeof import('./english/eligibilityDesk.ts').eligibilityDesk;
  readonly sheets: typeof import('./english/sheets.ts').sheets;
  readonly find: typeof import('./english/find.ts').find;
  readonly published: typeof import('./english/published.ts').published;
  readonly start: typeof import('./english/start.ts').start;
  readonly postedSheet: typeof import('./english/postedSheet.ts').postedSheet;
  readonly release: typeof import('./english/release.ts').release;
  readonly roundActions: typeof import('./english/roundActions.ts').roundActions;
  readonly keying: typeof import('./english/keying.ts').keying;
  readonly judgeReplaced: typeof import('./english/judgeReplaced.ts').judgeReplaced;
  readonly countedTwice: typeof import('./english/countedTwice.ts').countedTwice;
  readonly coupleOut: typeof import('./english/coupleOut.ts').coupleOut;
  readonly dashboard: typeof import('./english/dashboard.ts').dashboard;
  readonly deck: typeof import('./english/deck.ts').deck;
  readonly disputes: typeof import('./english/disputes.ts').disputes;
  readonly approvals: typeof import('./english/approvals.ts').approvals;
  readonly boards: typeof import('./english/boards.ts').boards;
  readonly chairman: typeof import('./english/chairman.ts').chairman;
  readonly fees: typeof import('./english/fees.ts').fees;
  readonly discountDesk: typeof import('./english/discountDesk.ts').discountDesk;
  readonly paymentDesk: typeof import('./english/paymentDesk.ts').paymentDesk;
  readonly setup: typeof import('./english/setup.ts').setup;
  readonly hall: typeof import('./english/hall.ts').hall;
  readonly floods: typeof import('./english/floods.ts').floods;
  readonly prints: typeof import('./english/prints.ts').prints;
  readonly help: typeof import('./english/help.ts').help;
  readonly invoices: typeof import('./english/invoices.ts').invoices;
  readonly bankDesk: typeof import('./english/bankDesk.ts').bankDesk;
  readonly treasurer: typeof import('./english/treasurer.ts').treasurer;
  readonly handedOver: typeof import('./english/handedOver.ts').handedOver;
  readonly journal: typeof import('./english/journal.ts').journal;
  readonly journalList: typeof import('./english/journalList.ts').journalList;
  readonly judgeRecord: typeof import('./english/judgeRecord.ts').judgeRecord;
  readonly mc: typeof import('./english/mc.ts').mc;
  readonly pagesDesk: typeof import('./english/pagesDesk.ts').pagesDesk;
  readonly plan: typeof import('./english/plan.ts').plan;
  readonly planProblems: typeof import('./english/planProblems.ts').planProblems;
  readonly publishing: typeof import('./english/publishing.ts').publishing;
  readonly reason: typeof import('./english/reason.ts').reason;
  readonly firstAccount: typeof import('./english/firstAccount.ts').firstAccount;
  readonly guide: typeof import('./english/guide.ts').guide;
  readonly presetTexts: typeof import('./english/presetTexts.ts').presetTexts;
  readonly invitation: typeof import('./english/invitation.ts').invitation;
  readonly login: typeof import('./english/login.ts').login;
  readonly schedule: typeof import('./english/schedule.ts').schedule;
  readonly scheduleDialogs: typeof import('./english/scheduleDialogs.ts').scheduleDialogs;
  readonly scrutineer: typeof import('./english/scrutineer.ts').scrutineer;
  readonly staff: typeof import('./english/staff.ts').staff;
  readonly staffScreens: typeof import('./english/staffScreens.ts').staffScreens;
  readonly unknownEvent: typeof import('./english/unknownEvent.ts').unknownEvent;
  readonly registerAtDesk: typeof import('./english/registerAtDesk.ts').registerAtDesk;
  readonly walkIn: typeof import('./english/walkIn.ts').walkIn;
  readonly walkOn: typeof import('./english/walkOn.ts').walkOn;
}

/** The sentences of a section in any language. */
export type Sentences<Name extends keyof (ForEverybody & ForStaff)> =
  (ForEverybody & ForStaff)[Name] extends Section<Name, infer English> ? English : never;

type LaterName = keyof ForEverybodyLater;

export type LaterWords = { readonly [Name in LaterName]: Sentences<Name> };

/** A translation. A section must be complete, with all its sentences and values, to compile. */
export type Translation = { readonly [Name in Exclude<keyof ForEverybody, LaterName>]: Sentences<Name> } & {
  readonly [Name in keyof ForStaff]?: Sentences<Name>;
};

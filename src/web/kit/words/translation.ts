import type { Section } from './section.ts';

/** Sections not on any first page: they load with their screens (`translations/later`). Every language has all of them. */
interface ForEverybodyLater {
  readonly board: typeof import('./english/board.ts').boardWords;
  readonly register: typeof import('./english/register.ts').registerWords;
  readonly registered: typeof import('./english/registered.ts').registeredWords;
  readonly checkStep: typeof import('./english/checkStep.ts').checkStepWords;
  readonly discountField: typeof import('./english/discountField.ts').discountField;
  readonly consentTexts: typeof import('./english/consentTexts.ts').consentTextsWords;
  readonly registerPartners: typeof import('./english/registerPartners.ts').registerPartnersWords;
  readonly registerTeam: typeof import('./english/registerTeam.ts').registerTeamWords;
  readonly keptPlace: typeof import('./english/keptPlace.ts').heldPlaceWords;
  readonly ownEntries: typeof import('./english/ownEntries.ts').ownEntriesWords;
  readonly howToPay: typeof import('./english/howToPay.ts').howToPayWords;
  readonly evidence: typeof import('./english/evidence.ts').evidenceWords;
  readonly live: typeof import('./english/live.ts').liveWords;
  readonly liveSpoken: typeof import('./english/liveSpoken.ts').liveSpokenWords;
  readonly pinned: typeof import('./english/pinned.ts').pinnedWords;
  readonly objecting: typeof import('./english/objecting.ts').objectingWords;
  readonly resultPage: typeof import('./english/resultPage.ts').resultPageWords;
  readonly why: typeof import('./english/why.ts').whyWords;
  readonly recount: typeof import('./english/recount.ts').recountWords;
  readonly roundStory: typeof import('./english/roundStory.ts').roundStoryWords;
  readonly resultsSearch: typeof import('./english/resultsSearch.ts').resultsSearchWords;
  readonly archive: typeof import('./english/archive.ts').archiveWords;
  readonly dancersDay: typeof import('./english/dancersDay.ts').dancersDayWords;
  readonly visits: typeof import('./english/visits.ts').visitsWords;
}

/** Sections for judges and visitors: every language has all of them. */
interface ForEverybody extends ForEverybodyLater {
  readonly results: typeof import('./english/results.ts').resultsWords;
  readonly marks: typeof import('./english/marks.ts').marksWords;
  readonly eventResult: typeof import('./english/results.ts').eventResultWords;
  readonly bill: typeof import('./english/bill.ts').billWords;
  readonly couple: typeof import('./english/couple.ts').coupleWords;
  readonly connection: typeof import('./english/connection.ts').connectionWords;
  readonly dialog: typeof import('./english/dialog.ts').dialogWords;
  readonly eligibility: typeof import('./english/eligibility.ts').eligibilityWords;
  readonly footer: typeof import('./english/footer.ts').footerWords;
  readonly home: typeof import('./english/home.ts').homeWords;
  readonly lists: typeof import('./english/lists.ts').listsWords;
  readonly partners: typeof import('./english/partners.ts').partnersWords;
  readonly reading: typeof import('./english/reading.ts').readingWords;
  readonly startingTexts: typeof import('./english/startingTexts.ts').startingTextsWords;
  readonly problems: typeof import('./english/problems.ts').problemsWords;
  readonly judge: typeof import('./english/judge.ts').judgeWords;
  readonly judgeSheet: typeof import('./english/judgeSheet.ts').judgeSheetWords;
  readonly languageChoice: typeof import('./english/languageChoice.ts').languageChoiceWords;
  readonly notFound: typeof import('./english/notFound.ts').notFoundWords;
  readonly parts: typeof import('./english/parts.ts').partsWords;
  readonly screenStopped: typeof import('./english/screenStopped.ts').screenStoppedWords;
  readonly topBar: typeof import('./english/topBar.ts').topBarWords;
  readonly signInProblems: typeof import('./english/signInProblems.ts').signInProblemsWords;
  readonly terms: typeof import('./english/terms.ts').termsWords;
}

/** Sections for staff: missing ones are shown in English. */
interface ForStaff {
  readonly timeField: typeof import('./english/timeField.ts').timeFieldWords;
  readonly timingDesk: typeof import('./english/timingDesk.ts').timingDeskWords;
  readonly settings: typeof import('./english/settings.ts').settingsWords;
  readonly officials: typeof import('./english/officials.ts').officialsWords;
  readonly consentsDesk: typeof import('./english/consentsDesk.ts').consentsDeskWords;
  readonly numbersDesk: typeof import('./english/numbersDesk.ts').numbersDeskWords;
  readonly schoolsDesk: typeof import('./english/schoolsDesk.ts').schoolsDeskWords;
  readonly listsDesk: typeof import('./english/listsDesk.ts').listsDeskWords;
  readonly eventsDesk: typeof import('./english/eventsDesk.ts').eventsDeskWords;
  readonly basicsDesk: typeof import('./english/basicsDesk.ts').basicsDeskWords;
  readonly competitorsDesk: typeof import('./english/competitorsDesk.ts').competitorsDeskWords;
  readonly colorDesk: typeof import('./english/colorDesk.ts').colorDeskWords;
  readonly eligibilityDesk: typeof import('./english/eligibilityDesk.ts').eligibilityDeskWords;
  readonly sheets: typeof import('./english/sheets.ts').sheetsWords;
  readonly find: typeof import('./english/find.ts').findWords;
  readonly published: typeof import('./english/published.ts').publishedWords;
  readonly start: typeof import('./english/start.ts').startWords;
  readonly postedSheet: typeof import('./english/postedSheet.ts').postedSheetWords;
  readonly release: typeof import('./english/release.ts').releaseWords;
  readonly roundActions: typeof import('./english/roundActions.ts').roundActionsWords;
  readonly keying: typeof import('./english/keying.ts').keyingWords;
  readonly judgeReplaced: typeof import('./english/judgeReplaced.ts').judgeReplacedWords;
  readonly countedTwice: typeof import('./english/countedTwice.ts').countedTwiceWords;
  readonly coupleOut: typeof import('./english/coupleOut.ts').coupleOutWords;
  readonly dashboard: typeof import('./english/dashboard.ts').dashboardWords;
  readonly deck: typeof import('./english/deck.ts').deckWords;
  readonly disputes: typeof import('./english/disputes.ts').disputesWords;
  readonly approvals: typeof import('./english/approvals.ts').approvalsWords;
  readonly boards: typeof import('./english/boards.ts').boardsWords;
  readonly chairman: typeof import('./english/chairman.ts').chairmanWords;
  readonly fees: typeof import('./english/fees.ts').feesWords;
  readonly discountDesk: typeof import('./english/discountDesk.ts').discountDesk;
  readonly paymentDesk: typeof import('./english/paymentDesk.ts').paymentDeskWords;
  readonly setup: typeof import('./english/setup.ts').setupWords;
  readonly hall: typeof import('./english/hall.ts').hallWords;
  readonly floods: typeof import('./english/floods.ts').floodsWords;
  readonly prints: typeof import('./english/prints.ts').printsWords;
  readonly help: typeof import('./english/help.ts').helpWords;
  readonly invoices: typeof import('./english/invoices.ts').invoicesWords;
  readonly bankDesk: typeof import('./english/bankDesk.ts').bankDeskWords;
  readonly treasurer: typeof import('./english/treasurer.ts').treasurerWords;
  readonly handedOver: typeof import('./english/handedOver.ts').handedOverWords;
  readonly journal: typeof import('./english/journal.ts').journalWords;
  readonly journalList: typeof import('./english/journalList.ts').journalListWords;
  readonly judgeRecord: typeof import('./english/judgeRecord.ts').judgeRecordWords;
  readonly mc: typeof import('./english/mc.ts').mcWords;
  readonly pagesDesk: typeof import('./english/pagesDesk.ts').pagesDeskWords;
  readonly plan: typeof import('./english/plan.ts').planWords;
  readonly planProblems: typeof import('./english/planProblems.ts').planProblemsWords;
  readonly publishing: typeof import('./english/publishing.ts').publishingWords;
  readonly reason: typeof import('./english/reason.ts').reasonWords;
  readonly firstAccount: typeof import('./english/firstAccount.ts').firstAccountWords;
  readonly guide: typeof import('./english/guide.ts').guideWords;
  readonly presetTexts: typeof import('./english/presetTexts.ts').presetTextsWords;
  readonly invitation: typeof import('./english/invitation.ts').invitationWords;
  readonly login: typeof import('./english/login.ts').loginWords;
  readonly schedule: typeof import('./english/schedule.ts').scheduleWords;
  readonly scheduleDialogs: typeof import('./english/scheduleDialogs.ts').scheduleDialogsWords;
  readonly scrutineer: typeof import('./english/scrutineer.ts').scrutineerWords;
  readonly staff: typeof import('./english/staff.ts').staffWords;
  readonly staffScreens: typeof import('./english/staffScreens.ts').staffScreensWords;
  readonly unknownEvent: typeof import('./english/unknownEvent.ts').unknownEventWords;
  readonly registerAtDesk: typeof import('./english/registerAtDesk.ts').registerAtDeskWords;
  readonly walkIn: typeof import('./english/walkIn.ts').walkInWords;
  readonly walkOn: typeof import('./english/walkOn.ts').walkOnWords;
}

/** The sentences of a section in any language. */
export type Sentences<Name extends keyof (ForEverybody & ForStaff)> =
  (ForEverybody & ForStaff)[Name] extends Section<Name, infer English> ? English : never;

type LaterName = keyof ForEverybodyLater;

export type LazyWords = { readonly [Name in LaterName]: Sentences<Name> };

/** A translation. A section must be complete, with all its sentences and values, to compile. */
export type Translation = { readonly [Name in Exclude<keyof ForEverybody, LaterName>]: Sentences<Name> } & {
  readonly [Name in keyof ForStaff]?: Sentences<Name>;
};

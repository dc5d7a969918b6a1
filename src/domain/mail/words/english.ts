import type { MailWords } from './mailWords.ts';

/** 'today', 'tomorrow', 'in 3 days' */
const inDays = (days: number): string => ['today', 'tomorrow'][days] ?? `in ${days} days`;

const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const;
const ranks = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (place: number): string => `${place}${ENDINGS[ranks.select(place)]}`;

export const ENGLISH_MAIL: MailWords = {
  language: 'en',
  registered: {
    subject: (competition) => `You’re registered for ${competition}`,
    preview: (toPay) => (toPay === undefined ? 'Your entries, and what happens next.' : `${toPay} to pay.`),
    title: (name) => (name === '' ? 'You’re registered' : `You’re registered, ${name}`),
    lead: (when) => `${when}. Here’s what we have.`,
    code: 'Your code',
    codeAbout:
      'You’ll need it to change your entries. Keep this email: anyone with the code can change them.',
    openEntries: 'Open my entries',
    dancing: 'What you’re dancing',
    withPartner: (name) => `with ${name}`,
    asked: (name) => `with ${name}. We’ll email you when they answer.`,
    unregistered: (name) => `with ${name}, who has to register, too`,
    state: { confirmed: 'Confirmed', asked: 'Asked', unregistered: 'Not registered yet' },
    needs: { lead: 'Needs a lead', follow: 'Needs a follow' },
    seeList: 'See who’s looking',
    costs: 'What it costs',
    paid: 'Paid',
    toPay: (by) => (by === undefined ? 'To pay' : `To pay by ${by}`),
    afterYes: (partners, now) =>
      `With a yes from ${partners}. Before that, ${now === undefined ? 'nothing is due' : `${now} is due`}.`,
    others: 'Who you registered',
    howToPay: 'How to pay',
    next: 'What happens next',
    closes: (when) => `Registration closes ${when}. Until then you can change your entries with your code.`,
  },
  partnerAsks: {
    subject: (asker, events) => `${asker} wants to dance ${events} with you`,
    preview: 'You’re not entered until you say yes.',
    title: (asker, asked) =>
      asked === '' ? `Will you dance with ${asker}?` : `${asked}, will you dance with ${asker}?`,
    lead: (asker, school) =>
      `${school === '' ? asker : `${asker} (${school})`} registered and named you as a partner. You’re not entered until you say yes.`,
    asksFor: (asker) => `What ${asker} is asking for`,
    role: { lead: 'You lead', follow: 'You follow' },
    costs: 'Your total if you say yes',
    answer: 'Answer the request',
    answerAbout: (asker) =>
      `The button opens a page where you say yes or no, so nothing happens by accident. ${asker} hears your answer, never a reason.`,
  },
  partnerSaysYes: (partner, events) => ({
    subject: `${partner} said yes`,
    title: `You’re dancing with ${partner}`,
    lead:
      events === undefined
        ? `${partner} said yes.`
        : `${partner} said yes. You’re entered together in ${events}.`,
  }),
  partnerSaysNo: (partner, events, isEntered) => ({
    subject: `${partner} said no`,
    title: `${partner} said no`,
    lead: `You asked ${partner} to dance ${events}. ${isEntered ? 'Your entry stays, and needs another partner.' : 'You’re not entered there.'}`,
  }),
  partnerFound: (partner, events) => ({
    subject: `You’re dancing with ${partner}`,
    title: `You’re dancing with ${partner}`,
    lead: `The desk entered you together in ${events}. If that’s wrong, tell them.`,
  }),
  placeTaken: (partner, event) => ({
    subject: `${partner} is your partner in ${event}`,
    title: `You’re dancing with ${partner}`,
    lead: `${partner} used your link. You’re entered together in ${event}.`,
  }),
  changedByDesk: (competition) => ({
    subject: `Your registration for ${competition} changed`,
    title: 'Your registration changed',
    lead: 'The desk changed it. Here’s what we have now. If that’s wrong, tell them.',
  }),
  payment: (amount, left) => ({
    subject: `We received ${amount}`,
    title: `We received ${amount}`,
    lead: left === undefined ? 'Thank you.' : `Thank you. ${left} is still due.`,
  }),
  refund: (amount) => ({
    subject: `You got ${amount} back`,
    title: `You got ${amount} back`,
    lead: `The desk recorded a refund of ${amount}.`,
  }),
  objectionReceived: (event) => ({
    subject: `We got your objection in ${event}`,
    title: 'We got your objection',
    lead: `The organizers will look at the entry in ${event}. You get an email when they decide. The couple never learns who objected.`,
  }),
  decided: {
    'may dance': (event) => ({
      subject: `${event}: you may dance`,
      title: 'You may dance',
      lead: `The organizers looked at your entry in ${event}. You may dance.`,
    }),
    'may not dance': (event) => ({
      subject: `${event}: your entry was refused`,
      title: 'Your entry was refused',
      lead: `The organizers looked at your entry in ${event}. You can’t dance this event.`,
    }),
  },
  objectionDecided: {
    'may dance': (event) => ({
      subject: `${event}: decided`,
      title: 'Your objection was decided',
      lead: `You objected to an entry in ${event}. The couple may dance.`,
    }),
    'may not dance': (event) => ({
      subject: `${event}: decided`,
      title: 'Your objection was decided',
      lead: `You objected to an entry in ${event}. The couple can’t dance this event.`,
    }),
  },
  closing: (days, amount, when) => ({
    subject: `Registration closes ${inDays(days)}: ${amount} due`,
    title: `${amount} due`,
    lead: `Registration closes ${when}.`,
  }),
  tomorrow: (time, event) => ({
    subject: `Tomorrow: your first round is about ${time}`,
    title: `Tomorrow, about ${time}`,
    lead: `Your first round is ${event}. Times can change: your own page has the latest.`,
  }),
  results: (competition) => ({
    subject: `Your results at ${competition}`,
    title: 'Your results',
    lead: 'Thank you for dancing with us.',
  }),
  placeOf: (place, couples) => `${Number.isInteger(place) ? ordinal(place) : place} of ${couples}`,
  calledBack: 'Called back',
  yourNumber: 'Your number',
  yourEvents: 'Your events',
  why: 'Why',
  open: {
    entries: 'Open my entries',
    partners: 'See who’s looking',
    day: 'Open my page',
    results: 'See all my results',
  },
  stopReminders: 'Stop reminders',
  toCome: 'Date and place to be announced',
  someone: 'A dancer',
  foot: {
    registered: (site) => `You get this because you registered at ${site}.`,
    named: (asker, site) =>
      `You get this because ${asker} named you as a partner and you’re registered at ${site}.`,
    questions: (contact) => `Questions? Write to ${contact}.`,
  },
};

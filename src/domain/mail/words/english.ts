import type { MailWords } from './mailWords.ts';

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
    asked: (name) => `with ${name}, who still has to answer`,
    state: { confirmed: 'Confirmed', asked: 'Asked' },
    needs: { lead: 'Needs a lead', follow: 'Needs a follow' },
    seeList: 'See who’s looking',
    costs: 'What it costs',
    toPay: (by) => (by === undefined ? 'To pay' : `To pay by ${by}`),
    howToPay: 'How to pay',
    next: 'What happens next',
    closes: (when) => `Registration closes ${when}. Until then you can change your entries with your code.`,
  },
  partnerAsks: {
    subject: (asker, events) => `${asker} wants to dance ${events} with you`,
    preview: 'You’re not entered until you say yes.',
    title: (asker, asked) =>
      asked === '' ? `Will you dance with ${asker}?` : `Will you dance with ${asker}, ${asked}?`,
    lead: (asker, school) =>
      `${school === '' ? asker : `${asker} (${school})`} registered and named you as a partner. You’re not entered until you say yes.`,
    asksFor: (asker) => `What ${asker} is asking for`,
    role: { lead: 'You lead', follow: 'You follow' },
    answer: 'Answer the request',
    answerAbout: (asker) =>
      `The button opens a page where you say yes or no, so nothing happens by accident. ${asker} hears your answer, never a reason.`,
  },
  foot: {
    registered: (site) => `You get this because you registered at ${site}.`,
    named: (asker, site) =>
      `You get this because ${asker} named you as a partner and you’re registered at ${site}.`,
    questions: (contact) => `Questions? Write to ${contact}.`,
  },
};

import { section } from '../section.ts';

const all = new Intl.ListFormat('en');

/** A partner has entered with a dancer of this name: only the dancer can say if they are meant. */
export const heldPlaceWords = section('keptPlace', {
  title: 'Is this you?',
  more: 'Somebody entered with a dancer of your name. If it’s you, we ask them to confirm, and you don’t enter twice.',
  in: (events: readonly string[], partners: readonly string[]) =>
    `${all.format(events)}, entered by ${all.format(partners)}`,
  yes: (partner: string) => `Yes, I dance with ${partner}`,
  no: 'No, that’s somebody else',
  asks: (partner: string) =>
    `With ${partner}. We’ll ask ${partner} to confirm. Once they say yes, you’re both entered.`,
  namesakes: 'We’re another couple with the same names',
  titleOf: (dancer: string) => `Is this you, ${dancer}?`,
  entered: (name: string) => `${name} entered with a dancer of your name.`,
  ask: (name: string) => `Yes, ask ${name} to confirm`,
  moreOf: (name: string) =>
    `Once ${name} says yes, you’re both entered. If it isn’t you, there’s nothing to do.`,
  invitation: {
    by: (partner: string) => `${partner} invited you to dance together`,
    to: (partner: string, events: readonly string[]) =>
      `${partner} invited you to dance ${all.format(events)}. The place is yours as soon as you’ve registered.`,
    over: (partner: string) =>
      `This invitation was used already, or ${partner} took it back. Ask ${partner} for a new one, or register and name ${partner}: then we’ll ask ${partner} to confirm.`,
    already: 'Registered already? Take your place in My entries.',
    yours: (partner: string) =>
      `With ${partner}, who invited you. Once you’ve registered, you’re both entered.`,
    take: (partner: string) => `Dance with ${partner}`,
    taking: 'Entering you both',
    entered: (partner: string, events: readonly string[]) =>
      `You’re entered with ${partner} in ${all.format(events)}.`,
    asked: (partner: string, events: readonly string[]) =>
      `${all.format(events)}: the invitation was no longer open, so we asked ${partner} to confirm. My entries shows their answer.`,
  },
  came: {
    title: (name: string) => `${name} took the place you offered with your link`,
    takeBack: 'Take the place back',
    more: (name: string) => `Then ${name} is out of this event, and you need a partner again.`,
  },
});

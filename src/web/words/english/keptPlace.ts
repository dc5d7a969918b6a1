import { section } from '../section.ts';

const all = new Intl.ListFormat('en');

/** A partner has entered with a dancer of this name: only the dancer can say if they are meant. */
export const keptPlace = section('keptPlace', {
  title: 'Is this you?',
  more: 'Somebody entered with a dancer of your name. If it’s you, we ask them to confirm, and you don’t enter twice.',
  in: (event: string, partners: readonly string[]) => `${event}, entered by ${all.format(partners)}`,
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
});

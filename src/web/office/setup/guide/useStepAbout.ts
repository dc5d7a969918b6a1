import { toCalendarDay } from '../../../../domain/registration/calendar.ts';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import { STYLES, type EventStyle } from '../../../../domain/event/terms.ts';
import { listPricedCategories } from '../../../../domain/fees/feeRules.ts';
import { listOfferedKinds } from '../../../../domain/fees/payOptions.ts';
import { windowsInUse } from '../../../../domain/fees/refunds.ts';
import type { SetupStep } from '../../../../domain/setup/guide.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { useTimes } from '../../../kit/clock/useTimes.ts';
import { createDayRangeFormatter } from '../../../kit/words/days.ts';
import { billWords } from '../../../kit/words/english/bill.ts';
import { guideWords } from '../../../kit/words/english/guide.ts';
import { howToPayWords } from '../../../kit/words/english/howToPay.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useLanguage, useWords } from '../../../kit/words/language.ts';
import { formatMoney } from '../../../kit/words/money.ts';
import type { LoadedSetup } from '../../../staff/guide/useSetupFacts.ts';

/** The styles in the usual order; the organizer's own styles last. */
function stylesOf(events: readonly CompetitionEvent[]): readonly EventStyle[] {
  const danced = new Set(events.map(({ style }) => style));
  return [
    ...STYLES.filter((style) => danced.has(style)),
    ...[...danced].filter((style) => typeof style !== 'string'),
  ];
}

/** One line about a step: a summary of what is there, or what it still lacks. */
export function useStepAbout({ competition, events, fees, pay, numbers, facts }: LoadedSetup) {
  const words = useWords(guideWords);
  const { styleName } = useWords(termsWords);
  const { names } = useWords(howToPayWords);
  const { categoryName } = useWords(billWords);
  const { tag } = useLanguage();
  const times = useTimes();
  const days = (): string => {
    const { startDate, endDate, place } = competition;
    if (startDate === undefined) return '';
    const first = toCalendarDay(startDate, times.timeZone);
    const last = endDate === undefined ? first : toCalendarDay(endDate, times.timeZone);
    if (first === undefined || last === undefined) return '';
    const { closed } = competition.registration.dates;
    return words.about.basics(
      [createDayRangeFormatter(tag)(first, last), ...(place === undefined ? [] : [place])].join(', '),
      closed === undefined ? undefined : times.lastDay(closed),
    );
  };
  const prices = (): string => {
    if (fees === undefined) return '';
    const lines = listPricedCategories(fees.base).map((category) => {
      const amounts = windowsInUse(competition.registration.dates).map(
        (window) => fees.base[category]?.[window] ?? 0,
      );
      const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
      return words.about.price(categoryName(category), formatMoney(least), formatMoney(most), least === most);
    });
    return lines.join(', ');
  };
  return ({ name, state, missing }: SetupStep): string => {
    if (state === 'later') return words.about.later;
    switch (name) {
      case 'basics':
        return missing.length > 0 ? words.about.lacks(missing) : days();
      case 'events':
        if (events.length === 0) return words.about.noEvents;
        return words.about.events(events.length, stylesOf(events).map(styleName));
      case 'fees':
        return fees === undefined ? words.about.noPrices : prices();
      case 'payment': {
        if (!facts.hasWayToPay) return words.about.noWayToPay;
        const kinds = pay === undefined ? [] : listOfferedKinds(pay);
        if (kinds.length > 0) return kinds.map((kind) => names[kind]).join(', ');
        return fees?.howToPay === undefined ? words.about.free : words.about.payInWords;
      }
      case 'pages':
        return facts.hasVenue ? words.about.pages : words.about.noVenue;
      case 'officials':
        return words.about.officials(facts.judges, missing);
      case 'numbers':
        return numbers === undefined ? words.about.noNumbers : words.about.numbers(numbers.from, numbers.to);
      case 'schedule':
        return missing.length > 0 ? words.about.lacks(missing) : words.about.rounds(facts.rounds);
      default:
        return unreachable(name);
    }
  };
}

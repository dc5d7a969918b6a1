import type { PartnerGroup } from '../../../domain/registrant/partnerGroups.ts';
import { toLocalDay, toCalendarDay } from '../../../domain/registration/calendar.ts';
import type { Competition } from '../../../store/competition/competition.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { formatShortDay } from '../../kit/words/days.ts';
import { registeredWords } from '../../kit/words/english/registered.ts';
import { useLanguage, useWords } from '../../kit/words/language.ts';

interface Step {
  readonly when: string;
  readonly what: string;
  readonly more: string;
}

/** The partner's answer, the closing date, and the day, as far as they are known. */
export function NextSteps({
  groups,
  about,
}: {
  readonly groups: readonly PartnerGroup[];
  readonly about: Competition;
}) {
  const { next: words } = useWords(registeredWords);
  const { tag } = useLanguage();
  const { timeZone } = useTimes();
  const { closed } = about.registration.dates;
  const isOpen = groups.some(({ partner }) => partner.kind === 'wanted');
  const last = closed === undefined ? undefined : toLocalDay(timeZone, closed - 1);
  const first = about.startDate === undefined ? undefined : toCalendarDay(about.startDate, timeZone);
  const soon = groups.flatMap(({ partner }): readonly Step[] => {
    switch (partner.kind) {
      case 'asked':
        return [{ when: words.soon, what: words.answers(partner.name), more: words.answersMore }];
      case 'not registered':
        return [{ when: words.soon, what: words.registers(partner.name), more: words.registersMore }];
      case 'wanted':
      case 'declined':
      case 'confirmed':
        return [];
    }
  });
  const steps: readonly Step[] = [
    ...soon,
    ...(isOpen ? [{ when: words.soon, what: words.asks, more: words.asksMore }] : []),
    ...(last === undefined
      ? []
      : [
          {
            when: formatShortDay(tag, last),
            what: words.closes,
            more: isOpen ? words.matchesMore : words.closesMore,
          },
        ]),
    ...(first === undefined
      ? []
      : [{ when: formatShortDay(tag, first), what: words.day, more: words.dayMore }]),
  ];
  if (steps.length === 0) return null;
  return (
    <section className="done-part" aria-label={words.title}>
      <h2>{words.title}</h2>
      <ul className="done-steps">
        {steps.map(({ when, what, more }) => (
          <li key={`${when} ${what}`}>
            <b>{when}</b>
            <span>
              <b>{what}</b> {more}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { AGE_GROUPS, type AgeGroup } from '../../event/terms.ts';
import { RUNGS } from '../ladder.ts';
import type { EligibilityRules, StudentTitlesRule } from '../rules.ts';
import {
  reportWishes,
  filterLevelWishes,
  type RuleCheck,
  type RuleFinding,
  type EntryWish,
} from './dancerEntries.ts';
import { findBestWindow } from './window.ts';

type RuleOf<Name extends keyof EligibilityRules> = NonNullable<EligibilityRules[Name]>;

/** A dancer may be in an event only once, with the same partner or another one. */
export const checkDuplicateEntries = (wishes: readonly EntryWish[]): readonly RuleFinding[] =>
  wishes.flatMap((wish, at) => {
    const before = wishes.slice(0, at).filter(({ event }) => event.key === wish.event.key);
    if (before.length === 0) return [];
    const isSame = wish.partner !== undefined && before.some(({ partner }) => partner === wish.partner);
    return reportWishes([wish], { kind: isSame ? 'same couple twice' : 'twice in the event' });
  });

export const checkStyles: RuleCheck<RuleOf<'styles'>> = (danced, { wishes }) =>
  reportWishes(
    wishes.filter(({ event }) => !danced.some((style) => style === event.style)),
    { kind: 'style not danced', styles: danced },
  );

/** Keeps the earliest entries. */
export const checkEntryCount: RuleCheck<RuleOf<'mostEntries'>> = ({ entries: most }, { wishes }) =>
  reportWishes(wishes.slice(most), { kind: 'too many entries', entries: wishes.length, most });

export const checkNewcomerPrice: RuleCheck<true> = (_, { wishes, background }) =>
  background.newcomerPrice === true
    ? reportWishes(
        wishes.filter(({ rung }) => rung !== 'Newcomer'),
        { kind: 'newcomers’ price' },
      )
    : [];

/** Students may be of any age, so their class has no place in this order. */
const BY_AGE: readonly AgeGroup[] = AGE_GROUPS.filter((age) => age !== 'Student');

type AgeWish = EntryWish & { readonly event: { readonly ages: AgeGroup } };
const isOfAge = (wish: EntryWish): wish is AgeWish =>
  wish.event.ages !== undefined && BY_AGE.includes(wish.event.ages);

/** Age classes have to be adjacent, and include the one the dancer states as their own. */
export const checkAges: RuleCheck<RuleOf<'ages'>> = ({ span }, { wishes, background: { age } }) => {
  const place = (group: AgeGroup): number => BY_AGE.indexOf(group);
  const aged = wishes.filter(isOfAge);
  const own = age === undefined || age === 'Student' ? undefined : age;
  const near =
    own === undefined ? aged : aged.filter(({ event }) => Math.abs(place(event.ages) - place(own)) < span);
  const { inside } = findBestWindow(near, span, ({ event }) => place(event.ages));
  const beside = BY_AGE.filter((group) => inside.some(({ event }) => event.ages === group));
  return reportWishes(
    aged.filter((wish) => !inside.includes(wish)),
    { kind: 'ages too far apart', span, beside, own },
  );
};

/** Only students may enter student events. Checked even if the competition sets no rules. */
export const checkStudentEvents = (
  wishes: readonly EntryWish[],
  student: boolean | undefined,
): readonly RuleFinding[] =>
  student === false
    ? reportWishes(
        wishes.filter(({ event }) => event.ages === 'Student'),
        { kind: 'students only' },
      )
    : [];

export const checkTitles: RuleCheck<StudentTitlesRule> = (rule, { wishes, background }) =>
  background.student === false ? reportWishes(wishes, { kind: 'no title', titles: rule }) : [];

export const checkCostumes: RuleCheck<RuleOf<'costumesFrom'>> = ({ level }, { wishes }) =>
  reportWishes(
    filterLevelWishes(wishes).filter(({ rung }) => RUNGS.indexOf(rung) < RUNGS.indexOf(level)),
    { kind: 'no costume', from: level },
  );

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompetitionEvent } from '../competition.ts';
import { ELIGIBILITY_PRESETS } from '../eligibility/presets.ts';
import type { EligibilityRules } from '../eligibility/rules.ts';
import { isAdvice } from '../eligibility/warning.ts';
import { LEVELS, type Level } from '../event/terms.ts';
import { buildTestEvent } from '../testing/event.ts';
import { limitRuns } from '../testing/tries.ts';
import { findDoubts } from './doubts.ts';
import { EMPTY_REGISTRATION, toggleEvent, type RegistrationDraft } from './draft.ts';

const at = (level: Level): CompetitionEvent => ({ ...buildTestEvent(`${level} Latin Rumba`), level });
const EVENTS = LEVELS.map(at);
const NEIGHBOURS: EligibilityRules = { levels: { per: 'style', span: 2 } };

const wishing = (...levels: readonly Level[]): RegistrationDraft =>
  levels.reduce((draft, level) => toggleEvent(draft, at(level).key), EMPTY_REGISTRATION);

const said = (
  draft: RegistrationDraft,
  rules: EligibilityRules,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...findDoubts(draft, EVENTS, rules)].map(([key, doubts]) => [
      key.split(' ')[0] ?? '',
      doubts.map(({ reason, against }) => `${reason.kind}${against === undefined ? '' : `, ${against}`}`),
    ]),
  );

test('before a dancer chooses, only events that are closed in any case have a reason', () => {
  expect(said(EMPTY_REGISTRATION, NEIGHBOURS)).toEqual({});
  expect(said(EMPTY_REGISTRATION, { styles: ['Standard'] })).toMatchObject({ Gold: ['style not danced'] });
});

test('the level next to a chosen one is open, and a level further away has a reason', () => {
  const doubts = said(wishing('Silver', 'Gold'), NEIGHBOURS);
  expect(doubts).toMatchObject({ Bronze: ['levels too far apart'] });
  expect(Object.keys(doubts)).not.toContain('Silver');
});

test('a doubt about an event names the earlier choice that outweighs it', () => {
  expect(said(wishing('Bronze'), NEIGHBOURS)['Gold']).toEqual(['levels too far apart, Bronze Latin Rumba']);
  expect(said(wishing('Bronze', 'Gold'), NEIGHBOURS)).toMatchObject({ Bronze: ['levels too far apart'] });
});

test('a chosen event comes with advice about dancing it', () => {
  const rules: EligibilityRules = { costumesFrom: { level: 'Silver' } };
  expect(said(EMPTY_REGISTRATION, rules)).toEqual({});
  expect(said(wishing('Bronze'), rules)).toEqual({ Bronze: ['no costume'] });
});

test('a dancer’s background is derived from the price group', () => {
  const newcomer: RegistrationDraft = { ...EMPTY_REGISTRATION, category: 'newcomer' };
  expect(said(newcomer, { newcomerPrice: true })).toMatchObject({ Bronze: ['newcomers’ price'] });
  expect(said(EMPTY_REGISTRATION, { newcomerPrice: true })).toEqual({});
});

test('each doubt is listed once per event, and events without doubts are left out', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...LEVELS), { maxLength: 6 }),
      fc.constantFrom(...Object.values(ELIGIBILITY_PRESETS)),
      fc.constantFrom(...LEVELS),
      (levels, rules, more) => {
        const draft = wishing(...levels);
        const before = findDoubts(draft, EVENTS, rules);
        for (const doubts of before.values())
          expect(new Set(doubts.map((doubt) => JSON.stringify(doubt))).size).toBe(doubts.length);
        const key = at(more).key;
        if (before.has(key) || levels.includes(more)) return;
        const chosen = new Set([...levels, more].map((level) => at(level).key));
        const against = (draftNow: RegistrationDraft): number =>
          [...findDoubts(draftNow, EVENTS, rules)]
            .filter(([event]) => chosen.has(event))
            .flatMap(([, doubts]) => doubts)
            .filter(({ reason }) => !isAdvice(reason)).length;
        const own = [...before].filter(([event]) => levels.some((level) => at(level).key === event));
        const wasAgainst = own
          .flatMap(([, doubts]) => doubts)
          .filter(({ reason }) => !isAdvice(reason)).length;
        expect(against(toggleEvent(draft, key))).toBeLessThanOrEqual(wasAgainst);
      },
    ),
    limitRuns(200),
  );
});

import { LONGEST, MOST } from '../../domain/bounds.ts';
import { mapDefined, omitUndefined } from '../../domain/defined.ts';
import { asWritten } from '../../domain/event/asWritten.ts';
import { LEVELS, STYLES } from '../../domain/event/terms.ts';
import {
  CATEGORIES,
  categoriesIn,
  COUNTED,
  extraOf,
  FEE_RULE_KINDS,
  PRICE_WINDOWS,
  SECOND_LEVEL_PER,
  WINDOW_DATES,
  type BasePrices,
  type Cents,
  type FeeRule,
  type FeeRules,
  type RefundStep,
  type RefundUntil,
  type WindowPrices,
} from '../../domain/fees/feeRules.ts';
import { unreachable } from '../../domain/unreachable.ts';
import { FEES_AT } from './feesAt.ts';
import { childOf, childrenOf, countOf, textOf } from '../tree/path.ts';
import type { Json } from '../tree/patch.ts';
import type { EditedWhole, Edition } from './editions.ts';

const centsOf = (raw: unknown): Cents | undefined => {
  const cents = countOf(raw);
  return cents !== undefined && cents <= MOST.cents ? cents : undefined;
};

const wordIn = <T extends string>(words: readonly T[], raw: unknown): T | undefined =>
  words.find((word) => word === raw);

/** All of a list, or undefined where one of them cannot be read. */
function allOf<T extends object | string>(
  raw: unknown,
  read: (one: unknown) => T | undefined,
): readonly T[] | undefined {
  const said = childrenOf(raw);
  const known = mapDefined(said, ([, one]) => read(one));
  return known.length === said.length && said.length <= MOST.inAList ? known : undefined;
}

/** At least one word of a list of the field. */
function wordsIn<T extends string>(words: readonly T[], raw: unknown): readonly T[] | undefined {
  const read = allOf(raw, (one) => wordIn(words, one));
  return read === undefined || read.length === 0 ? undefined : read;
}

function pricesOf(raw: unknown): WindowPrices | undefined {
  const [early, normal, late] = PRICE_WINDOWS.map((window) => centsOf(childOf(raw, window)));
  return early === undefined || normal === undefined || late === undefined
    ? undefined
    : { early, normal, late };
}

function baseOf(raw: unknown): BasePrices | undefined {
  const lines = mapDefined(CATEGORIES, (category) => {
    const prices = pricesOf(childOf(raw, category));
    return prices === undefined ? undefined : ([category, prices] as const);
  });
  const isWhole = lines.length === childrenOf(raw).length;
  return isWhole && lines.length > 0 ? Object.fromEntries(lines) : undefined;
}

function eachOf(raw: unknown, cents: Cents): FeeRule | undefined {
  const of = wordIn(COUNTED, childOf(raw, 'of'));
  const from = countOf(childOf(raw, 'from'), 1);
  if (of === undefined || from === undefined) return undefined;
  const said = childOf(raw, 'to');
  const to = countOf(said, from);
  return said !== undefined && to === undefined ? undefined : { kind: 'each', of, from, to, cents };
}

function ruleOf(raw: unknown): FeeRule | undefined {
  const kind = wordIn(FEE_RULE_KINDS, childOf(raw, 'kind'));
  if (kind === undefined) return undefined;
  if (kind === 'free levels') {
    const levels = wordsIn(LEVELS, childOf(raw, 'levels'));
    return levels === undefined ? undefined : { kind, levels };
  }
  const cents = centsOf(childOf(raw, 'cents'));
  if (cents === undefined) return undefined;
  switch (kind) {
    case 'each':
      return eachOf(raw, cents);
    case 'second level': {
      const per = wordIn(SECOND_LEVEL_PER, childOf(raw, 'per'));
      return per === undefined ? undefined : { kind, per, cents };
    }
    case 'only': {
      const styles = wordsIn(STYLES, childOf(raw, 'styles'));
      return styles === undefined ? undefined : { kind, styles, cents };
    }
    case 'extra': {
      const what = textOf(childOf(raw, 'what'));
      return what === undefined || what.length > LONGEST.name
        ? undefined
        : { kind, what: extraOf(what), cents };
    }
    case 'at most':
    case 'at the door':
    case 'volunteer':
      return { kind, cents };
    default:
      return unreachable(kind);
  }
}

function untilOf(raw: unknown): RefundUntil | undefined {
  const window = wordIn(PRICE_WINDOWS, raw);
  if (window !== undefined) return { kind: 'end of', window };
  const at = countOf(raw);
  return at === undefined ? undefined : { kind: 'moment', at };
}

function refundOf(raw: unknown): RefundStep | undefined {
  const until = untilOf(childOf(raw, 'until'));
  const percent = countOf(childOf(raw, 'percent'));
  return until === undefined || percent === undefined || percent > 100 ? undefined : { until, percent };
}

/** A list in which there is nothing is not there. */
const NOTHING_BACK = 'none';

function feesOf(raw: unknown): Edition<FeeRules> {
  const edition = countOf(childOf(raw, 'edition')) ?? 0;
  if (childrenOf(raw).length === 0) return { kind: 'none', edition };
  const windowBy = wordIn(WINDOW_DATES, childOf(raw, 'windowBy'));
  const base = baseOf(childOf(raw, 'base'));
  const rules = allOf(childOf(raw, 'rules'), ruleOf);
  const said = childOf(raw, 'refunds');
  const refunds = said === NOTHING_BACK ? [] : allOf(said, refundOf);
  const howToPay = textOf(childOf(raw, 'howToPay'));
  return windowBy === undefined || base === undefined || rules === undefined || refunds === undefined
    ? { kind: 'unreadable', edition }
    : {
        kind: 'set',
        edition,
        rules: {
          windowBy,
          base,
          rules,
          ...(said === undefined ? {} : { refunds }),
          ...omitUndefined({ howToPay }),
        },
      };
}

function storedRule(rule: FeeRule): Json {
  switch (rule.kind) {
    case 'each': {
      const { to, ...rest } = rule;
      return to === undefined ? rest : { ...rest, to };
    }
    case 'extra':
      return { ...rule, what: asWritten(rule.what) };
    case 'second level':
    case 'free levels':
    case 'only':
    case 'at most':
    case 'at the door':
    case 'volunteer':
      return rule;
    default:
      return unreachable(rule);
  }
}

const storedRefunds = (refunds: readonly RefundStep[]): Json =>
  refunds.length === 0
    ? NOTHING_BACK
    : refunds.map(({ until, percent }) => ({
        until: until.kind === 'moment' ? until.at : until.window,
        percent,
      }));

const storedFees = (rules: FeeRules, edition: number): Json => ({
  edition,
  windowBy: rules.windowBy,
  base: Object.fromEntries(
    categoriesIn(rules.base).map((category) => [category, { ...rules.base[category] }]),
  ),
  rules: rules.rules.map(storedRule),
  ...(rules.refunds === undefined ? {} : { refunds: storedRefunds(rules.refunds) }),
  ...(rules.howToPay === undefined || rules.howToPay.trim() === ''
    ? {}
    : { howToPay: rules.howToPay.trim() }),
});

/** What the competition costs. */
export const fees: EditedWhole<FeeRules> = {
  name: 'fees',
  path: { at: FEES_AT, ahead: true, parse: feesOf },
  stored: storedFees,
};

import { X } from 'lucide-react';
import { mapDefined } from '../../../../domain/mapDefined.ts';
import { useTimes } from '../../../kit/clock/useTimes.ts';
import {
  CATEGORIES,
  listPricedCategories,
  PRICE_WINDOWS,
  type BasePrices,
  type Category,
  type PriceWindow,
} from '../../../../domain/fees/feeRules.ts';
import { findWindowEnd, windowsInUse } from '../../../../domain/fees/refunds.ts';
import type { RegistrationDates } from '../../../../domain/registration/phase.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { feesWords } from '../../../kit/words/english/fees.ts';
import { useWords } from '../../../kit/words/language.ts';
import { MoneyInput } from './MoneyInput.tsx';

export interface PriceTableProps {
  readonly base: BasePrices;
  readonly dates: RegistrationDates;
  /** Today's price window. */
  readonly now: PriceWindow | undefined;
  readonly onChange: (base: BasePrices) => void;
}

const without = (base: BasePrices, gone: Category): BasePrices =>
  Object.fromEntries(
    mapDefined(listPricedCategories(base), (category) =>
      category === gone ? undefined : [category, base[category]],
    ),
  );

export function PriceTable({ base, dates, now, onChange }: PriceTableProps) {
  const times = useTimes();
  const words = useWords(feesWords).base;
  const lines = listPricedCategories(base);
  const used = windowsInUse(dates);
  const isOnly = lines.length === 1;
  return (
    <div className="stack">
      <table className="fees-prices">
        <caption className="spoken">{words.table}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{words.who}</span>
            </th>
            {PRICE_WINDOWS.map((window) => {
              const end = findWindowEnd(window, dates);
              return (
                <th
                  key={window}
                  scope="col"
                  className={window === now ? 'fees-now' : undefined}
                  aria-current={window === now ? 'date' : undefined}
                >
                  {words.window(window)}
                  {end === undefined ? null : <small>{words.till(times.lastDay(end))}</small>}
                  {used.includes(window) ? null : <small>{words.unused}</small>}
                </th>
              );
            })}
            <th scope="col">
              <span className="spoken">{words.away}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((category) => {
            const who = isOnly ? words.everybody : words.category(category);
            const prices = base[category];
            return prices === undefined ? null : (
              <tr key={category}>
                <th scope="row">{who}</th>
                {PRICE_WINDOWS.map((window) => (
                  <td key={window}>
                    <MoneyInput
                      label={words.price(who, window)}
                      cents={prices[window]}
                      onChange={(cents) => onChange({ ...base, [category]: { ...prices, [window]: cents } })}
                    />
                  </td>
                ))}
                <td className="fees-away">
                  {isOnly ? null : (
                    <Button
                      look="plain"
                      size="small"
                      aria-label={words.remove(category)}
                      onClick={() => onChange(without(base, category))}
                    >
                      <X size={18} strokeWidth={1.6} aria-hidden />
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="wrap">
        {CATEGORIES.filter((category) => !lines.includes(category)).map((category) => (
          <Button
            key={category}
            size="small"
            onClick={() =>
              onChange({
                ...base,
                [category]: base[lines[0] ?? category] ?? { early: 0, normal: 0, late: 0 },
              })
            }
          >
            {words.add(category)}
          </Button>
        ))}
      </div>
    </div>
  );
}

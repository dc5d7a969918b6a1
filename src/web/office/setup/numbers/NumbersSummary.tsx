import { mapDefined } from '../../../../domain/mapDefined.ts';
import { countNumbers, type NumberRange } from '../../../../domain/people/numberRange.ts';
import { allEvents } from '../../../../store/events/events.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../../kit/cache/useLive.ts';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { formatNumber } from '../../../kit/words/numbers.ts';
import { numbersDeskWords } from '../../../kit/words/english/numbersDesk.ts';
import { useWords } from '../../../kit/words/language.ts';

export function NumbersSummary({ range }: { readonly range: NumberRange }) {
  const words = useWords(numbersDeskWords);
  const { staff } = useStore();
  const entries = valueOr(useLive(staff, allEvents), []).flatMap((event) => event.entries);
  const worn = new Set(mapDefined(entries, ({ number }) => number));
  const outside = [...worn].filter((number) => Number(number) < range.from || Number(number) > range.to);
  const leads = new Set(entries.map(({ leadId, leadName }) => leadId ?? leadName)).size;
  const many = countNumbers(range);
  return (
    <aside className="setup-trial" aria-label={words.sum}>
      <p className="numbers-sum">
        <b className="number">{formatNumber(many)}</b> <span>{words.numbers(many)}</span>
      </p>
      {worn.size > 0 ? <p className="second">{words.worn(worn.size)}</p> : null}
      {leads > many ? <NoteBox tone="warn">{words.tooFew(leads)}</NoteBox> : null}
      {outside.length > 0 ? <NoteBox tone="info">{words.outside(outside.length)}</NoteBox> : null}
    </aside>
  );
}

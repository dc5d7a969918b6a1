import { Search } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { MAX_LENGTH } from '../../../domain/bounds.ts';
import { DESK_FILTERS, applyDeskFilter, type DeskFilter } from '../../../domain/registrant/deskRows.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { buildButtonClass } from '../../kit/parts/button/buttonClass.ts';
import { className } from '../../kit/parts/page/className.ts';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { useKeys } from '../../staff/keyboard/useKeys.ts';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatNumber } from '../../kit/words/numbers.ts';
import type { CompetitorsDeskData } from './useCompetitorsDesk.ts';
import '../../kit/parts/field/Field.css';

interface Props {
  readonly desk: CompetitorsDeskData;
  readonly typed: string;
  readonly filter: DeskFilter;
  readonly onType: (typed: string) => void;
  readonly onFilter: (filter: DeskFilter) => void;
  readonly onGive: () => void;
  readonly onColumns: () => void;
  /** Opens a message to the dancers shown; undefined if the event sends no mail, or the list is empty. */
  readonly onWrite: (() => void) | undefined;
  readonly shown: number;
}

export function CompetitorsHead({
  desk,
  typed,
  filter,
  onType,
  onFilter,
  onGive,
  onColumns,
  onWrite,
  shown,
}: Props) {
  const words = useWords(competitorsDeskWords);
  const field = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => field.current?.focus() });
  const counts = useMemo(
    () => DESK_FILTERS.map((one) => ({ one, count: applyDeskFilter(desk.rows, one).length })),
    [desk.rows],
  );
  return (
    <div className="desk-head">
      <p className="desk-count">
        <b className="number">{formatNumber(desk.rows.length)}</b> {words.count(desk.rows.length)}
      </p>
      <label className="desk-search">
        <Search size={20} strokeWidth={1.6} aria-hidden />
        <span className="spoken">{words.search}</span>
        <input
          ref={field}
          className="field-input"
          type="search"
          value={typed}
          placeholder={words.search}
          maxLength={MAX_LENGTH.name}
          autoComplete="off"
          onChange={({ target }) => onType(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onType('');
          }}
        />
      </label>
      <Link className={buildButtonClass()} to={screens.manageCompetitors.link({ desk: 'door' })}>
        {words.door.open}
      </Link>
      <Button onClick={onGive}>{words.numbers.give}</Button>
      <Link
        className={className(buildButtonClass(), 'desk-lists')}
        to={screens.setup.link({ desk: 'lists' })}
      >
        {words.lists}
      </Link>
      <Link className={buildButtonClass({ look: 'main' })} to={screens.addCompetitor.link()}>
        {words.add}
      </Link>
      <div className="desk-filters">
        <PillChoice
          label={words.filterBy}
          quiet
          options={counts.map(({ one, count }) => ({
            value: one,
            words: (
              <>
                {words.filters[one]} <b className="number">{formatNumber(count)}</b>
              </>
            ),
          }))}
          value={filter}
          onChange={onFilter}
        />
        {onWrite === undefined ? null : (
          <Button look="plain" onClick={onWrite}>
            {words.message.open(shown)}
          </Button>
        )}
        <Button look="plain" onClick={onColumns}>
          {words.columns.choose}
        </Button>
      </div>
    </div>
  );
}

import { Suspense, useCallback, useMemo, useState } from 'react';
import {
  DESK_FILTERS,
  type DeskFilter,
  type DeskOrder,
  type DeskRow,
  applyDeskFilter,
  searchRows,
  sortRows,
} from '../../../domain/registrant/deskRows.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { lazyScreen } from '../../kit/lazy/lazyScreen.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import { DancersHead } from './DancersHead.tsx';
import { DancerRow } from './DancerRow.tsx';
import { CompetitorsHead } from './CompetitorsHead.tsx';
import { OutdatedNames } from './OutdatedNames.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { NumbersDialog } from './NumbersDialog.tsx';
import { CompetitorDialog } from './CompetitorDialog.tsx';
import { SelectionFooter } from './SelectionFooter.tsx';
import { buildTableClass, useColumns } from './useColumns.ts';
import type { DeskField } from './useCellChange.ts';
import type { CompetitorsDeskData } from './useCompetitorsDesk.ts';
import { useScrolledRows } from './useScrolledRows.ts';
import { useRenameData } from './useRenameData.ts';
import { useUndoable } from './useUndoable.ts';
import { useSearchParams } from 'wouter';
import { FILTER_IN_ADDRESS } from '../../kit/screens/deskFilters.ts';

// Lazy: seldom opened.
const MessageDialog = lazyScreen(() => import('./MessageDialog.tsx'));

const nameOf = (filter: DeskFilter): string | null =>
  filter === 'everyone' ? null : FILTER_IN_ADDRESS[filter];

/** The filter of the desk, kept in the address: for links, back and reload. */
function useShown(): readonly [filter: DeskFilter, show: (filter: DeskFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('show');
  const filter = DESK_FILTERS.find((one) => nameOf(one) === asked) ?? 'everyone';
  const show = (next: DeskFilter): void =>
    setSearch((now) => {
      const then = new URLSearchParams(now);
      const name = nameOf(next);
      if (name === null) then.delete('show');
      else then.set('show', name);
      return then;
    });
  return [filter, show];
}

const NOBODY: ReadonlySet<string> = new Set();

/** The cell being edited. */
interface Changed {
  readonly key: string;
  readonly field: DeskField;
}

type Opened =
  | { readonly kind: 'numbers' | 'merge' | 'columns' }
  | { readonly kind: 'message'; readonly to: readonly DeskRow[] }
  | { readonly kind: 'person'; readonly key: string };

export function DancersTable({ desk }: { readonly desk: CompetitorsDeskData }) {
  const words = useWords(competitorsDeskWords);
  const hasMails = useStore().configuration.mails === true;
  // Loaded before a name is typed: a rename depends on it.
  useRenameData(true, desk);
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useShown();
  const [order, setOrder] = useState<DeskOrder>('name');
  const [picked, setPicked] = useState(NOBODY);
  const [changed, setChanged] = useState<Changed>();
  const [opened, setOpened] = useState<Opened>();
  const [columns, chooseColumns] = useColumns();
  const inOrder = useMemo(() => sortRows(desk.rows, order), [desk.rows, order]);
  const shown = useMemo(() => searchRows(applyDeskFilter(inOrder, filter), typed), [inOrder, filter, typed]);
  const { most, end } = useScrolledRows(`${filter} ${order} ${typed}`, shown.length);
  const change = useCallback((key: string, field: DeskField) => setChanged({ key, field }), []);
  const pick = useCallback(
    (key: string) => setPicked((now) => new Set([...now, key].filter((one) => one !== key || !now.has(key)))),
    [],
  );
  const unchange = useCallback(() => setChanged(undefined), []);
  const openPerson = useCallback((key: string) => setOpened({ kind: 'person', key }), []);
  const close = (): void => setOpened(undefined);
  const chosen = desk.rows.filter(({ person }) => picked.has(person.key));
  const [one, other] = chosen;
  const person = opened?.kind === 'person' ? desk.everybody.find(({ key }) => key === opened.key) : undefined;
  const undoable = useUndoable((key) => desk.everybody.find((each) => each.key === key)?.name);
  return (
    <>
      <CompetitorsHead
        desk={desk}
        typed={typed}
        filter={filter}
        onType={setTyped}
        onFilter={setFilter}
        onGive={() => setOpened({ kind: 'numbers' })}
        onColumns={() => setOpened({ kind: 'columns' })}
        onWrite={hasMails && shown.length > 0 ? () => setOpened({ kind: 'message', to: shown }) : undefined}
        shown={shown.length}
      />
      <OutdatedNames desk={desk} />
      {shown.length === 0 ? (
        <EmptyState
          more={words.nobodyMore}
          action={
            <Button
              onClick={() => {
                setTyped('');
                setFilter('everyone');
              }}
            >
              {words.showEverybody}
            </Button>
          }
        >
          {words.nobody}
        </EmptyState>
      ) : (
        <>
          <table
            className={buildTableClass(columns)}
            aria-label={words.table}
            aria-rowcount={shown.length + 1}
          >
            <DancersHead order={order} onOrder={setOrder} />
            <tbody>
              {shown.slice(0, most).map((row) => (
                <DancerRow
                  key={row.person.key}
                  row={row}
                  picked={picked.has(row.person.key)}
                  changed={changed?.key === row.person.key ? changed.field : undefined}
                  desk={changed?.key === row.person.key ? desk : undefined}
                  onPick={pick}
                  onChange={change}
                  onOpen={openPerson}
                  onClose={unchange}
                />
              ))}
            </tbody>
          </table>
          {most < shown.length ? <div ref={end} className="desk-end" /> : null}
        </>
      )}
      {chosen.length === 0 ? null : (
        <SelectionFooter
          chosen={chosen}
          onGive={() => setOpened({ kind: 'numbers' })}
          onMerge={() => setOpened({ kind: 'merge' })}
          onWrite={hasMails ? () => setOpened({ kind: 'message', to: chosen }) : undefined}
          onClear={() => setPicked(NOBODY)}
        />
      )}
      {person === undefined ? null : (
        <CompetitorDialog person={person} desk={desk} undoable={undoable} onClose={close} />
      )}
      {opened?.kind === 'merge' && one !== undefined && other !== undefined ? (
        <MergeDialog
          pair={[one, other]}
          desk={desk}
          undoable={undoable}
          onClose={close}
          onDone={() => {
            close();
            setPicked(NOBODY);
          }}
        />
      ) : null}
      {opened?.kind === 'columns' ? (
        <ColumnsDialog chosen={columns} onChoose={chooseColumns} onClose={close} />
      ) : null}
      {opened?.kind === 'message' ? (
        <Suspense>
          <MessageDialog rows={opened.to} onClose={close} />
        </Suspense>
      ) : null}
      {opened?.kind === 'numbers' ? (
        <NumbersDialog
          desk={desk}
          rows={chosen.length === 0 ? desk.rows : chosen}
          isPicked={chosen.length > 0}
          onClose={close}
        />
      ) : null}
    </>
  );
}

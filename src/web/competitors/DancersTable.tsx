import { useCallback, useMemo, useState } from 'react';
import {
  DESK_ORDERS,
  filtered,
  found,
  inDeskOrder,
  type DeskOrder,
} from '../../domain/registrant/deskRows.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { Button } from '../parts/button/Button.tsx';
import { className } from '../parts/page/className.ts';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { competitorsDesk } from '../words/english/competitorsDesk.ts';
import { useWords } from '../words/language.ts';
import { COLUMNS, keepColumns, keptColumns, type Column } from './columns.ts';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import type { DeskField } from './ChangeField.tsx';
import { DancerRow } from './DancerRow.tsx';
import { DeskHead } from './DeskHead.tsx';
import { Disagreeing } from './Disagreeing.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { NumbersDialog } from './NumbersDialog.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { PickedFoot } from './PickedFoot.tsx';
import type { Desk } from './useDesk.ts';
import { useLookedAt } from './useLookedAt.ts';
import { useNamedAfter } from './useNamedAfter.ts';
import { useShown } from './useShown.ts';
import { useUndoable } from './useUndoable.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** Without those columns that nobody wants to see here. */
const tableClass = (columns: readonly Column[] | undefined): string =>
  columns === undefined
    ? 'desk-table'
    : className(
        'desk-table desk-chosen',
        ...COLUMNS.map((column) => !columns.includes(column) && `desk-without-${column}`),
      );

/** Which cell is being changed. */
interface Changed {
  readonly key: string;
  readonly field: DeskField;
}

export function DancersTable({ desk }: { readonly desk: Desk }) {
  const words = useWords(competitorsDesk);
  // Heard of before a name is typed: what goes along with it goes by this.
  useNamedAfter(true, desk);
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useShown();
  const [order, setOrder] = useState<DeskOrder>('name');
  const [picked, setPicked] = useState(NOBODY);
  const [changed, setChanged] = useState<Changed>();
  const [giving, setGiving] = useState(false);
  const [opened, setOpened] = useState<string>();
  const [merging, setMerging] = useState(false);
  const { eventName } = useStore();
  const [columns, setColumns] = useState(() => keptColumns(eventName));
  const [choosing, setChoosing] = useState(false);
  const chooseColumns = (next: readonly Column[] | undefined): void => {
    setColumns(next);
    keepColumns(eventName, next);
  };
  const inOrder = useMemo(() => inDeskOrder(desk.rows, order), [desk.rows, order]);
  const shown = useMemo(() => found(filtered(inOrder, filter), typed), [inOrder, filter, typed]);
  const { most, end } = useLookedAt(`${filter} ${order} ${typed}`, shown.length);
  const change = useCallback((key: string, field: DeskField) => setChanged({ key, field }), []);
  const pick = useCallback(
    (key: string) => setPicked((now) => new Set([...now, key].filter((one) => one !== key || !now.has(key)))),
    [],
  );
  const close = useCallback(() => setChanged(undefined), []);
  const chosen = desk.rows.filter(({ person }) => picked.has(person.key));
  const [one, other] = chosen;
  const person = desk.everybody.find(({ key }) => key === opened);
  const undoable = useUndoable((key) => desk.everybody.find((each) => each.key === key)?.name);
  return (
    <>
      <DeskHead
        desk={desk}
        typed={typed}
        filter={filter}
        onType={setTyped}
        onFilter={setFilter}
        onGive={() => setGiving(true)}
        onColumns={() => setChoosing(true)}
      />
      <Disagreeing desk={desk} />
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
          <table className={tableClass(columns)} aria-label={words.table} aria-rowcount={shown.length + 1}>
            <thead>
              <tr className="desk-row desk-columns">
                <th className="desk-pick">
                  <span className="spoken">{words.columns.pick}</span>
                </th>
                {DESK_ORDERS.slice(0, 3).map((one) => (
                  <SortedBy key={one} by={one} order={order} onOrder={setOrder} />
                ))}
                <th className="desk-role">{words.columns.role}</th>
                <th className="desk-with">{words.columns.partners}</th>
                {DESK_ORDERS.slice(3).map((one) => (
                  <SortedBy key={one} by={one} order={order} onOrder={setOrder} />
                ))}
              </tr>
            </thead>
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
                  onOpen={setOpened}
                  onClose={close}
                />
              ))}
            </tbody>
          </table>
          {most < shown.length ? <div ref={end} className="desk-end" /> : null}
        </>
      )}
      {chosen.length === 0 ? null : (
        <PickedFoot
          chosen={chosen}
          onGive={() => setGiving(true)}
          onMerge={() => setMerging(true)}
          onClear={() => setPicked(NOBODY)}
        />
      )}
      {person === undefined ? null : (
        <PersonDialog person={person} desk={desk} undoable={undoable} onClose={() => setOpened(undefined)} />
      )}
      {merging && one !== undefined && other !== undefined ? (
        <MergeDialog
          pair={[one, other]}
          desk={desk}
          undoable={undoable}
          onClose={() => setMerging(false)}
          onDone={() => {
            setMerging(false);
            setPicked(NOBODY);
          }}
        />
      ) : null}
      {choosing ? (
        <ColumnsDialog chosen={columns} onChoose={chooseColumns} onClose={() => setChoosing(false)} />
      ) : null}
      {giving ? (
        <NumbersDialog
          desk={desk}
          rows={chosen.length === 0 ? desk.rows : chosen}
          isPicked={chosen.length > 0}
          onClose={() => setGiving(false)}
        />
      ) : null}
    </>
  );
}

interface SortedByProps {
  readonly by: DeskOrder;
  readonly order: DeskOrder;
  readonly onOrder: (order: DeskOrder) => void;
}

function SortedBy({ by, order, onOrder }: SortedByProps) {
  const words = useWords(competitorsDesk);
  const isIt = by === order;
  const way = by === 'events' || by === 'signedUp' ? 'descending' : 'ascending';
  return (
    <th className={`desk-${by}`} aria-sort={isIt ? way : 'none'}>
      <button type="button" className="desk-sort" aria-pressed={isIt} onClick={() => onOrder(by)}>
        {words.orders[by]}
      </button>
    </th>
  );
}

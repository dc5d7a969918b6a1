import { useState } from 'react';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { className } from '../../kit/parts/page/className.ts';
import { TABLE_COLUMNS, saveColumns, readColumns, type TableColumn } from './columns.ts';

type Columns = readonly TableColumn[] | undefined;

/** The columns set on this device, and a setter. */
export function useColumns(): readonly [columns: Columns, choose: (columns: Columns) => void] {
  const { eventName } = useStore();
  const [columns, setColumns] = useState(() => readColumns(eventName));
  const choose = (next: Columns): void => {
    setColumns(next);
    saveColumns(eventName, next);
  };
  return [columns, choose];
}

/** The class of a table that hides every other column. */
export const buildTableClass = (columns: Columns): string =>
  columns === undefined
    ? 'desk-table'
    : className(
        'desk-table desk-chosen',
        ...TABLE_COLUMNS.map((column) => !columns.includes(column) && `desk-without-${column}`),
      );

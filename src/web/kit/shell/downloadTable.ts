import type { Table } from '../../../domain/lists/table.ts';
import { formatCsv } from '../../../store/csv/csv.ts';

/** Saves a table as a CSV file. */
export function downloadTable(name: string, table: Table): void {
  const address = URL.createObjectURL(new Blob([formatCsv(table)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

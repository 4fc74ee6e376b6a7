import { Icon } from '../icons/Icon.tsx';
import { Button } from '../kit/Button.tsx';
import { saveFile } from '../save-file.ts';
import { useWork } from '../use-action.ts';
import type { ListColumn } from './columns.ts';
import { countText } from './count-text.ts';
import { toCsv } from './csv.ts';
import { exportColumns, rowsToExport } from './export-rows.ts';
import type { ListData } from './use-list-query.ts';

export type ListExport = {
  /** The file name without its extension. */
  name: string;
  /** If the server creates the file: of these records, or of all that the list finds. */
  fromServer?: (ids: readonly string[] | undefined) => Promise<Blob>;
  /** The page has a control of its own for all rows. */
  ownControl?: boolean;
};

type Props<T> = {
  export: ListExport | undefined;
  columns: readonly ListColumn<T>[];
  data: ListData<T>;
  idOf: (row: T) => string;
};

/** Exports these rows, or all that the list finds, on every page and with every column. */
export const useExport = <T extends object>({ export: wanted, columns, data, idOf }: Props<T>) =>
  useWork(
    async (rows: readonly T[] | 'all') => {
      if (wanted?.fromServer) return wanted.fromServer(rows === 'all' ? undefined : rows.map(idOf));
      const exported = rows === 'all' ? await rowsToExport(data) : rows;
      return new Blob([toCsv(exportColumns(columns, exported), exported)], { type: 'text/csv' });
    },
    { done: (file) => saveFile(`${wanted?.name ?? 'rows'}.csv`, file) },
  );

type ButtonProps = { count: number; more: boolean | undefined; busy: boolean; onExport: () => void };

export const ExportAll = ({ count, more, busy, onExport }: ButtonProps) => (
  <Button icon={<Icon name="download" size={18} />} busy={busy} disabled={count === 0} onClick={onExport}>
    {count === 0 ? 'Export' : `Export all ${countText(count, more)}`}
  </Button>
);

type RowsProps<T> = { export: ListExport; columns: readonly ListColumn<T>[]; rows: readonly T[] };

/** Exports a table that is shown as a whole. */
export const ExportButton = <T,>({ export: { name }, columns, rows }: RowsProps<T>) => (
  <Button
    icon={<Icon name="download" size={18} />}
    disabled={rows.length === 0}
    onClick={() => saveFile(`${name}.csv`, new Blob([toCsv(columns, rows)], { type: 'text/csv' }))}
  >
    Export
  </Button>
);

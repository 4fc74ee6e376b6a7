import { Button } from 'antd';
import { Icon } from '../icons/Icon.tsx';
import { saveFile } from '../save-file.ts';
import { useWork } from '../use-action.ts';
import type { ListColumn } from './columns.ts';
import { toCsv } from './csv.ts';

export type ListExport = {
  /** The file name without its extension. */
  name: string;
  /** If the server creates the file: all pages, not only the loaded one. */
  fromServer?: () => Promise<Blob>;
};

type Props<T> = { export: ListExport; columns: readonly ListColumn<T>[]; rows: readonly T[] };

/** Exports the shown rows. */
export const ExportButton = <T,>({ export: { name, fromServer }, columns, rows }: Props<T>) => {
  const { run, busy } = useWork(
    async () => (fromServer ? fromServer() : new Blob([toCsv(columns, rows)], { type: 'text/csv' })),
    { done: (file) => saveFile(`${name}.csv`, file) },
  );
  return (
    <Button
      icon={<Icon name="download" size={18} />}
      loading={busy}
      disabled={rows.length === 0 && !fromServer}
      onClick={() => void run()}
    >
      Export
    </Button>
  );
};

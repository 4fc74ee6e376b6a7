import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../kit/Button.tsx';
import { useNotices } from '../notices.ts';
import { saveFile } from '../save-file.ts';
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
  const notices = useNotices();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const file = fromServer ? await fromServer() : new Blob([toCsv(columns, rows)], { type: 'text/csv' });
      saveFile(`${name}.csv`, file);
    } catch (error) {
      notices.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon={<Icon name="download" size={18} />}
      busy={busy}
      disabled={rows.length === 0 && !fromServer}
      onClick={() => void run()}
    >
      Export
    </Button>
  );
};

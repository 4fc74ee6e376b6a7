import { useId } from 'react';
import type { ContentName } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { DropZone } from '../../../ui/files/DropZone.tsx';
import type { LayerUrl } from '../../../ui/use-layer-url.ts';
import type { Override } from '../override.ts';
import { contentLabels } from '../labels.ts';
import { FieldList } from './FieldList.tsx';
import styles from './import.module.css';
import { ReportView } from './ReportView.tsx';
import { useImport } from './use-import.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';

type Props = { type: ContentType; name: ContentName; at: LayerUrl; notes?: Override['imports'] | undefined };

/** Imports records from a file: validated row by row first, then stored completely or not at all. */
export const ImportDialog = ({ type, name, at, notes }: Props) => {
  const { fileName, report, error, busy, choose, run, reset } = useImport(name);
  const input = useId();
  const [one, many] = type.noun;
  const done = report !== null && !report.dryRun && report.faults.length === 0;
  const ready = report !== null && report.dryRun && report.faults.length === 0 && report.valid > 0;
  const close = () => {
    reset();
    at.close();
  };
  return (
    <Dialog
      open={at.open}
      title={contentLabels.import(many)}
      width={640}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{done ? 'Close' : 'Cancel'}</Button>
          {!done && (
            <Button variant="primary" disabled={!ready} busy={busy} onClick={() => void run()}>
              {ready ? `Import ${report.valid} ${report.valid === 1 ? one : many}` : contentLabels.import(many)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['steps']}>
        {!done && (
          <DropZone
            id={input}
            label={`File with ${many}`}
            accept=".json,.csv"
            disabled={busy}
            onFiles={([file]) => file && void choose(file)}
          >
            JSON or CSV, up to 5 MB and 1000 rows. Nothing is stored before you have seen the result.
          </DropZone>
        )}
        {error && <Alert tone="danger" role="alert" title={error} />}
        {report && <ReportView report={report} noun={type.noun} fileName={fileName ?? ''} />}
        {!report && <FieldList type={type} notes={notes} />}
      </div>
    </Dialog>
  );
};

import { Alert, Button, Modal } from 'antd';
import type { ContentName } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import type { LayerAddress } from '../../../ui/use-layer-address.ts';
import { contentLabels } from '../labels.ts';
import { FilePick } from './FilePick.tsx';
import { FieldList } from './FieldList.tsx';
import styles from './import.module.css';
import { ReportView } from './ReportView.tsx';
import { useImport } from './use-import.ts';

type Props = { type: ContentType; name: ContentName; at: LayerAddress };

/** Many records from a file: it is checked row by row first, and only then stored, all of it or nothing. */
export const ImportDialog = ({ type, name, at }: Props) => {
  const { fileName, report, fault, busy, choose, run, reset } = useImport(name);
  const [one, many] = type.noun;
  const done = report !== null && !report.dryRun && report.faults.length === 0;
  const ready = report !== null && report.dryRun && report.faults.length === 0 && report.valid > 0;
  const close = () => {
    reset();
    at.close();
  };
  return (
    <Modal
      open={at.open}
      title={contentLabels.import(many)}
      width={640}
      onCancel={close}
      destroyOnHidden
      footer={
        <>
          <Button onClick={close}>{done ? 'Close' : 'Cancel'}</Button>
          {!done && (
            <Button type="primary" disabled={!ready} loading={busy} onClick={() => void run()}>
              {ready ? `Import ${report.valid} ${report.valid === 1 ? one : many}` : contentLabels.import(many)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['steps']}>
        {!done && <FilePick label={`File with ${many}`} busy={busy} onFile={(file) => void choose(file)} />}
        {fault && <Alert type="error" showIcon role="alert" title={fault} />}
        {report && <ReportView report={report} noun={type.noun} fileName={fileName ?? ''} />}
        {!report && <FieldList type={type} />}
      </div>
    </Modal>
  );
};

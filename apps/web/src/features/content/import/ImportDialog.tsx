import { useId } from 'react';
import { contentTemplate } from '@amberway/contract/content/endpoints';
import type { ContentName } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { DropZone } from '../../../ui/files/DropZone.tsx';
import type { LayerUrl } from '../../../ui/use-layer-url.ts';
import type { Override } from '../override.ts';
import { contentLabels } from '../labels.ts';
import { callFile } from '../../../kernel/api.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useWork } from '../../../ui/use-action.ts';
import { ImportRows } from './ImportRows.tsx';
import { importLabels as labels } from './labels.ts';
import { planOf } from './plan.ts';
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
  const { fileName, report, anyway, setAnyway, error, busy, choose, run, reset } = useImport(name);
  const template = useWork(() => callFile(contentTemplate, { query: { type: name } }), {
    done: (file) => saveFile(`${type.noun[1]}-template.csv`, file),
  });
  const input = useId();
  const [, many] = type.noun;
  const plan = report && planOf(report, anyway);
  const done = report !== null && !report.dryRun && report.faults.length === 0;
  const checked = report?.dryRun === true && plan?.faults.length === 0 ? plan : null;
  const ready = checked !== null && checked.added + checked.updated > 0;
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
              {ready ? labels.button(checked.added, checked.updated, type.noun) : contentLabels.import(many)}
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
        {report && plan && <ReportView report={report} plan={plan} noun={type.noun} fileName={fileName ?? ''} />}
        {report?.dryRun && <ImportRows report={report} anyway={anyway} onAnyway={setAnyway} />}
        {!report && (
          <>
            <p className={styles['how']}>{labels.how}</p>
            <div>
              <Button
                icon={<Icon name="download" size={18} />}
                busy={template.busy}
                onClick={() => void template.run()}
              >
                {labels.template}
              </Button>
            </div>
            <FieldList type={type} notes={notes} />
          </>
        )}
      </div>
    </Dialog>
  );
};

import type { FormMode } from '@amberway/contract/shell/texts';
import styles from './RecordForm.module.css';
import { Button } from '../kit/Button.tsx';

type Props = {
  mode: FormMode;
  formId: string;
  labels: { save: string; keepMine: string; cancel: string };
  /** Someone else's version is shown: saving overwrites it. */
  conflict: boolean;
  saving: boolean;
  /** The record is not loaded yet, so there is nothing to save. */
  waiting: boolean;
  onClose: () => void;
  onEdit?: (() => void) | undefined;
  /** Comes before saving, which is then the second button. */
  first?: { label: string; onRun: () => void } | undefined;
};

export const FormFooter = ({ mode, formId, labels, conflict, saving, waiting, onClose, onEdit, first }: Props) => {
  const cancel = (
    <Button onClick={onClose} disabled={saving} {...(first && { variant: 'text' })}>
      {labels.cancel}
    </Button>
  );
  return (
    <div className={styles['footer']}>
      {!first && cancel}
      {mode === 'View' && onEdit && (
        <Button variant="primary" onClick={onEdit}>
          Edit
        </Button>
      )}
      {first && (
        <Button variant="primary" onClick={first.onRun} busy={saving} disabled={waiting}>
          {first.label}
        </Button>
      )}
      {mode !== 'View' && (
        <Button variant={first ? 'outline' : 'primary'} type="submit" form={formId} busy={saving} disabled={waiting}>
          {conflict ? labels.keepMine : labels.save}
        </Button>
      )}
      {first && cancel}
    </div>
  );
};

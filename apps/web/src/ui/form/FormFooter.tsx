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
};

export const FormFooter = ({ mode, formId, labels, conflict, saving, waiting, onClose, onEdit }: Props) => (
  <div className={styles['footer']}>
    <Button onClick={onClose} disabled={saving}>
      {labels.cancel}
    </Button>
    {mode === 'View' && onEdit && (
      <Button variant="primary" onClick={onEdit}>
        Edit
      </Button>
    )}
    {mode !== 'View' && (
      <Button variant="primary" type="submit" form={formId} busy={saving} disabled={waiting}>
        {conflict ? labels.keepMine : labels.save}
      </Button>
    )}
  </div>
);

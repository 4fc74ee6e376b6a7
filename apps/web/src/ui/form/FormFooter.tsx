import { Button } from 'antd';
import type { FormMode } from '@amberway/contract/shell/texts';
import styles from './RecordForm.module.css';

type Props = {
  mode: FormMode;
  formId: string;
  words: { save: string; keepMine: string; cancel: string };
  /** Someone else's version is shown: saving overwrites it. */
  conflict: boolean;
  saving: boolean;
  /** The record is not loaded yet, so there is nothing to save. */
  waiting: boolean;
  onClose: () => void;
  onEdit?: (() => void) | undefined;
};

export const FormFooter = ({ mode, formId, words, conflict, saving, waiting, onClose, onEdit }: Props) => (
  <div className={styles['footer']}>
    <Button onClick={onClose} disabled={saving}>
      {words.cancel}
    </Button>
    {mode === 'View' && onEdit && (
      <Button type="primary" onClick={onEdit}>
        Edit
      </Button>
    )}
    {mode !== 'View' && (
      <Button type="primary" htmlType="submit" form={formId} loading={saving} disabled={waiting}>
        {conflict ? words.keepMine : words.save}
      </Button>
    )}
  </div>
);

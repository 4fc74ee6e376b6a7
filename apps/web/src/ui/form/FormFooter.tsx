import { Button } from 'antd';
import type { FormMode } from '@amberway/contract/shell/texts';
import styles from './RecordForm.module.css';

type Props = {
  mode: FormMode;
  formId: string;
  words: { save: string; cancel: string };
  saving: boolean;
  /** The record is not there yet, so there is nothing to save. */
  waiting: boolean;
  onClose: () => void;
  onEdit?: (() => void) | undefined;
};

export const FormFooter = ({ mode, formId, words, saving, waiting, onClose, onEdit }: Props) => (
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
        {words.save}
      </Button>
    )}
  </div>
);

import { Form } from 'antd';
import type { ReactNode } from 'react';
import { PendingUploads } from '../files/pending-uploads.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { FormContextProvider } from './form-context.ts';
import { ProblemSummary } from './ProblemSummary.tsx';
import styles from './RecordForm.module.css';
import type { RecordForm } from './record-form.ts';

type Props<V extends object> = {
  record: RecordForm<V>;
  initial: Partial<V>;
  formId: string;
  /** The draft is still loading: it must not overwrite text that is being typed. */
  waiting?: boolean;
  children: ReactNode;
};

/** The fields with all messages about them; the same in a drawer and in a dialog. */
export const RecordFormBody = <V extends object>({ record, initial, formId, waiting = false, children }: Props<V>) => {
  const submit = () => void record.submit();
  return (
    <FormContextProvider value={record.context}>
      {record.theirs && (
        <ConflictChoice
          mine={record.valuesNow()}
          theirs={record.theirs.values}
          labels={record.labelsNow()}
          saving={record.saving}
          onKeepMine={() => void record.keepMine()}
          onLoadTheirs={record.loadTheirs}
        />
      )}
      <ProblemSummary problems={record.problems} />
      <Form<V>
        id={formId}
        // A prefix for the fields' ids, so that two forms on a page do not share any.
        name={formId}
        form={record.form}
        className={styles['form'] ?? ''}
        layout="vertical"
        requiredMark={false}
        // Otherwise the browser would reject an email or link first, with its own messages and one field at a time.
        noValidate
        disabled={waiting || record.context.mode === 'View'}
        initialValues={initial}
        onValuesChange={record.onChanged}
        // The schema checks the record as a whole, whatever the single fields reported.
        onFinish={submit}
        onFinishFailed={submit}
      >
        <PendingUploads value={record.filesBegin}>{children}</PendingUploads>
      </Form>
    </FormContextProvider>
  );
};

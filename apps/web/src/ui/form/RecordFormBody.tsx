import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { PendingUploads } from '../files/pending-uploads.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { Form } from './Form.tsx';
import { FormContextProvider } from './form-context.ts';
import { ProblemSummary } from './ProblemSummary.tsx';
import type { RecordForm } from './record-form.ts';

type Props<V extends object> = {
  record: RecordForm<V>;
  /** The draft of an earlier visit is still loading: it must not replace text that is being typed. */
  waiting?: boolean;
  children: ReactNode;
};

/** The fields with all messages about them; the same in a drawer and in a dialog. */
export const RecordFormBody = <V extends object>({ record, waiting = false, children }: Props<V>) => {
  const { form } = record;
  const changed = useEffectEvent(record.onChanged);
  useEffect(() => form.onChanged((name) => changed(name)), [form]);
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
      <Form store={form} disabled={waiting || record.context.mode === 'View'} onSubmit={() => void record.submit()}>
        <PendingUploads value={record.filesBegin}>{children}</PendingUploads>
      </Form>
    </FormContextProvider>
  );
};

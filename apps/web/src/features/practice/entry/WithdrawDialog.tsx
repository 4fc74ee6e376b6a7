import { useId, useState } from 'react';
import { withdrawPractice } from '@amberway/contract/practice/endpoints';
import { WITHDRAW_REASON_MAX, WITHDRAW_REASON_MIN } from '@amberway/contract/practice/limits';
import type { PracticeEntry } from '@amberway/contract/practice/schemas';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { Field } from '../../../ui/form/Field.tsx';
import { Dialog, DialogButtons } from '../../../ui/kit/Dialog.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { ChildLine } from '../../../ui/people/ChildLine.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { practiceLabels as labels } from '../labels.ts';
import { PRACTICE_SLICE } from '../queries.ts';

type Props = { entry: PracticeEntry; onClose: () => void };

/** Asks for the reason, which stays with the entry. */
export const WithdrawDialog = ({ entry, onClose }: Props) => {
  const id = useId();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { run, busy } = useAction(withdrawPractice, {
    invalidates: [PRACTICE_SLICE],
    done: () => {
      onClose();
      return practiceTexts.withdrawn;
    },
  });
  return (
    <Dialog
      open
      title={labels.withdrawTitle}
      about={<ChildLine id={entry.member} />}
      onClose={onClose}
      footer={<DialogButtons confirm={labels.withdraw} busy={busy} onCancel={onClose} form={id} />}
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const given = reason.trim();
          if (given.length < WITHDRAW_REASON_MIN) setProblem(practiceTexts.sayReason);
          else void run({ params: { id: entry._id }, body: { reason: given, version: entry.version } });
        }}
      >
        <p>{labels.withdrawWhy}</p>
        <Field label={labels.reason} required error={problem && <span role="alert">{problem}</span>}>
          <Input
            autoFocus
            maxLength={WITHDRAW_REASON_MAX}
            value={reason}
            onChange={(event) => {
              setProblem(null);
              setReason(event.target.value);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
};

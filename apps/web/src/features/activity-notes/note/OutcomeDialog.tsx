import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { outcomeTexts } from '@amberway/contract/outcomes/texts';
import { updateNote } from '@amberway/contract/activity-notes/endpoints';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { programmeQuery } from '../../../kernel/queries/programme.ts';
import { useFailureNotice } from '../../../ui/use-failure-notice.ts';
import { NOTES_SLICE } from '../queries.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { ChildLine } from '../../../ui/people/ChildLine.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { Dialog, DialogButtons } from '../../../ui/kit/Dialog.tsx';

type Props = { note: NoteDetails; open: boolean; onClose: () => void };

/** Changes the outcome of this session without opening the whole note for editing. */
export const OutcomeDialog = ({ note, open, onClose }: Props) => {
  const member = note.member?._id ?? '';
  const {
    data = [],
    isPending,
    error: loadError,
  } = useQuery({ ...programmeQuery(member), enabled: open && member !== '' });
  useFailureNotice(loadError);
  const [outcome, setOutcome] = useState<string | null>(note.currentOutcome);
  const [missing, setMissing] = useState(false);
  const { run, busy } = useAction(updateNote, {
    invalidates: [NOTES_SLICE],
    done: ({ message }) => message ?? noteTexts.outcomeUpdated,
  });
  const save = async () => {
    if (!outcome) {
      setMissing(true);
      return;
    }
    // After a rejected save the chosen outcome stays; the next save overwrites what the other person saved.
    const body = { currentOutcome: outcome, member, version: note.version };
    if (await run({ params: { id: note._id }, body })) onClose();
  };
  return (
    <Dialog
      open={open}
      title="Change the goal of this session"
      about={<ChildLine id={member} />}
      onClose={onClose}
      footer={<DialogButtons confirm="Save goal" busy={busy} onConfirm={() => void save()} onCancel={onClose} />}
    >
      <Field label="Goal" error={missing ? <span role="alert">{outcomeTexts.enterOutcome}</span> : undefined}>
        <Select
          clearable
          searchable
          loading={isPending}
          placeholder="Select"
          value={outcome}
          options={data.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={(next) => {
            setOutcome(next);
            setMissing(false);
          }}
        />
      </Field>
    </Dialog>
  );
};

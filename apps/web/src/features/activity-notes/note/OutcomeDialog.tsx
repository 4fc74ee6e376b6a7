import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Modal } from 'antd';
import { useState } from 'react';
import { outcomeTexts } from '@amberway/contract/outcomes/texts';
import { updateNote } from '@amberway/contract/activity-notes/endpoints';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { ApiError } from '../../../kernel/api-error.ts';
import { call } from '../../../kernel/api.ts';
import { programmeQuery } from '../../../kernel/queries/programme.ts';
import { useNotices } from '../../../ui/notices.ts';
import { useFailureNotice } from '../../../ui/use-failure-notice.ts';
import { SESSIONS_SLICE } from '../queries.ts';
import { Select } from '../../../ui/select/Select.tsx';

type Props = { note: NoteDetails; open: boolean; onClose: () => void };

const GOAL_FAILURE = 'session-goal';

/** Another goal for this session, without opening the whole note for writing. */
export const OutcomeDialog = ({ note, open, onClose }: Props) => {
  const client = useQueryClient();
  const notices = useNotices();
  const member = note.member?._id ?? '';
  const {
    data = [],
    isPending,
    error: loadError,
  } = useQuery({ ...programmeQuery(member), enabled: open && member !== '' });
  useFailureNotice(loadError);
  const [outcome, setOutcome] = useState<string | null>(note.currentOutcome);
  const [missing, setMissing] = useState(false);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (!outcome) {
      setMissing(true);
      return;
    }
    setSaving(true);
    try {
      const body = { currentOutcome: outcome, member, version: note.version };
      const { message } = await call(updateNote, { params: { id: note._id }, body });
      await client.invalidateQueries({ queryKey: [SESSIONS_SLICE] });
      notices.resolved(GOAL_FAILURE);
      notices.success(message ?? noteTexts.outcomeUpdated);
      onClose();
    } catch (error) {
      // The goal that was chosen stays; the next save goes over what the other person saved.
      if (error instanceof ApiError && error.code === 'stale')
        await client.invalidateQueries({ queryKey: [SESSIONS_SLICE] });
      notices.errorAbout(GOAL_FAILURE, error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Modal
      open={open}
      title="Change the goal of this session"
      okText="Save goal"
      onOk={() => void save()}
      confirmLoading={saving}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form layout="vertical">
        <Form.Item
          label="Goal"
          htmlFor="session-goal"
          validateStatus={missing ? 'error' : ''}
          help={missing ? <span role="alert">{outcomeTexts.enterOutcome}</span> : undefined}
        >
          <Select
            id="session-goal"
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
        </Form.Item>
      </Form>
    </Modal>
  );
};

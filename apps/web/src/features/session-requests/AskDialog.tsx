import { useMemo } from 'react';
import { askForSession } from '@amberway/contract/session-requests/endpoints';
import { type SessionRequestBody, sessionRequestBody } from '@amberway/contract/session-requests/schemas';
import { REQUEST_ABOUT_MAX, REQUEST_LINE_MAX, sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { REQUEST_TIME_LABELS, REQUEST_TIMES, type RequestTime } from '@amberway/contract/session-requests/times';
import { call } from '../../kernel/api.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { CheckboxGroup } from '../../ui/kit/CheckboxGroup.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { TextArea } from '../../ui/kit/TextArea.tsx';
import { REQUESTS_SLICE } from './queries.ts';

type Values = { member: string; times: RequestTime[]; about: string; line: string };

type TimesProps = { id?: string; value?: RequestTime[]; onChange?: (times: RequestTime[]) => void };

/** The times by their labels. */
const Times = ({ value = [], onChange, ...named }: TimesProps) => (
  <CheckboxGroup
    {...named}
    framed
    options={REQUEST_TIMES.map((time) => REQUEST_TIME_LABELS[time])}
    value={value.map((time) => REQUEST_TIME_LABELS[time])}
    onChange={(labels) => onChange?.(REQUEST_TIMES.filter((time) => labels.includes(REQUEST_TIME_LABELS[time])))}
  />
);

const Field = FormField<Values>;

type Props = { memberId: string; coach: string; onClose: () => void };

/** When it suits, what it is about and a line to the coach. What was typed survives as a draft. */
export const AskDialog = ({ memberId, coach, onClose }: Props) => {
  const at = useMemo<RecordPlace>(
    () => ({ open: { mode: 'Create', id: null }, show: () => {}, close: onClose }),
    [onClose],
  );
  const stored = useMemo(() => ({ values: { member: memberId, times: [], about: '', line: '' } }), [memberId]);
  return (
    <FormModal<Values, SessionRequestBody>
      at={at}
      noun="request"
      title={sessionRequestTexts.ask}
      saveLabel={sessionRequestTexts.send}
      draft={{ kind: 'session-request', key: `new:${memberId}` }}
      schema={sessionRequestBody}
      stored={stored}
      save={(body, { idempotencyKey }) => call(askForSession, { body }, { idempotencyKey })}
      saved={sessionRequestTexts.sent(coach)}
      slices={[REQUESTS_SLICE]}
      fields={
        <>
          <Field name="times" label={sessionRequestTexts.when} hint={sessionRequestTexts.whenHint}>
            <Times />
          </Field>
          <Field name="about" label={sessionRequestTexts.about} required>
            <Input maxLength={REQUEST_ABOUT_MAX} autoComplete="off" />
          </Field>
          <Field name="line" label={sessionRequestTexts.line(coach)}>
            <TextArea rows={3} maxRows={8} maxLength={REQUEST_LINE_MAX} />
          </Field>
        </>
      }
    />
  );
};

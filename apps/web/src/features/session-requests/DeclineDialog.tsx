import { useMemo } from 'react';
import type { z } from 'zod';
import { declineSessionRequest } from '@amberway/contract/session-requests/endpoints';
import { declineBody, type SessionRequest } from '@amberway/contract/session-requests/schemas';
import { REQUEST_LINE_MAX, sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { call } from '../../kernel/api.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { TextArea } from '../../ui/kit/TextArea.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { AskedAbove } from './AskedAbove.tsx';
import { REQUESTS_SLICE } from './queries.ts';

type Values = z.infer<typeof declineBody>;
type Props = { request: SessionRequest; onClose: () => void };

/** A line to the family, who sees it beside its request. */
export const DeclineDialog = ({ request, onClose }: Props) => {
  const { _id, member, family } = request;
  const at = useMemo<RecordPlace>(
    () => ({ open: { mode: 'Create', id: null }, show: () => {}, close: onClose }),
    [onClose],
  );
  const stored = useMemo(() => ({ values: { answer: '' } }), []);
  return (
    <FormModal<Values, Values>
      at={at}
      noun="answer"
      child={member._id}
      title={sessionRequestTexts.declining}
      saveLabel={sessionRequestTexts.declineSend}
      schema={declineBody}
      stored={stored}
      save={(body) => call(declineSessionRequest, { params: { id: _id }, body })}
      saved={sessionRequestTexts.declinedNotice}
      slices={[REQUESTS_SLICE]}
      fields={
        <>
          <AskedAbove request={request} />
          <FormField<Values>
            name="answer"
            label={sessionRequestTexts.declineLine}
            required
            hint={`${fullName(family)} can read it on the home page.`}
          >
            <TextArea rows={3} maxRows={8} maxLength={REQUEST_LINE_MAX} />
          </FormField>
        </>
      }
    />
  );
};

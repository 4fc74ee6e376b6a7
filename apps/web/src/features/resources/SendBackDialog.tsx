import { useMemo } from 'react';
import { z } from 'zod';
import { updateResource } from '@amberway/contract/resources/endpoints';
import type { Resource } from '@amberway/contract/resources/schemas';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { call } from '../../kernel/api.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { TextArea } from '../../ui/kit/TextArea.tsx';
import { resourceLabels } from './labels.ts';
import { RESOURCES_SLICE } from './queries.ts';

const schema = z.object({ rejectReason: z.string().trim().min(1, 'Please write a line to the coach.') });
type Values = z.infer<typeof schema>;
type Props = { resource: Resource; onClose: () => void };

/** A reviewer's line to the coach, which is the reject reason of the resource. */
export const SendBackDialog = ({ resource: { _id: id, name, version }, onClose }: Props) => {
  const at = useMemo<RecordPlace>(
    () => ({ open: { mode: 'Create', id: null }, show: () => {}, close: onClose }),
    [onClose],
  );
  const stored = useMemo(() => ({ values: { rejectReason: '' } }), []);
  return (
    <FormModal<Values, Values>
      at={at}
      noun="answer"
      title={`${resourceTexts.sendBack}: ${name}`}
      saveLabel={resourceTexts.sendBack}
      schema={schema}
      stored={stored}
      save={({ rejectReason }) =>
        call(updateResource, { params: { id }, body: { status: 'Reject', rejectReason, version } })
      }
      saved={resourceTexts.sentBack}
      slices={[RESOURCES_SLICE]}
      fields={
        <FormField<Values> name="rejectReason" label={resourceLabels.rejectReason} required hint="The coach reads it.">
          <TextArea rows={3} maxRows={8} />
        </FormField>
      }
    />
  );
};

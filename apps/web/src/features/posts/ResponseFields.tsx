import type { z } from 'zod';
import { type answerBody, RESPONSE_STATUSES } from '@amberway/contract/posts/schemas';
import { POST_MAX } from '@amberway/contract/posts/texts';
import { FormField } from '../../ui/form/FormField.tsx';
import { ReferralLinks } from './ReferralLinks.tsx';
import { postLabels } from './labels.ts';
import { Select } from '../../ui/select/Select.tsx';
import { TextArea } from '../../ui/kit/TextArea.tsx';
import { Switch } from '../../ui/kit/Switch.tsx';

const Field = FormField<z.output<typeof answerBody>>;

/** The fields of a response. */
export const ResponseFields = ({ isNew, drafting }: { isNew: boolean; drafting: boolean }) => (
  <>
    <Field name="body" label={postLabels.response} required stopsAtLimit={false}>
      <TextArea rows={5} maxRows={14} counts={POST_MAX} />
    </Field>
    <Field name="referralLinks" label="Referral links" hint={postLabels.referralHint}>
      <ReferralLinks />
    </Field>
    {!drafting && (
      <Field name="status" label="Status" hint="Families see it while it is Published.">
        <Select options={RESPONSE_STATUSES.map((value) => ({ value, label: value }))} />
      </Field>
    )}
    {!isNew && (
      <Field
        name="isDeleted"
        label={postLabels.deleted}
        valuePropName="checked"
        hint="A deleted response stays here, greyed, and is not shown to the family."
      >
        <Switch />
      </Field>
    )}
  </>
);

import { Input, Switch } from 'antd';
import { RESPONSE_STATUSES } from '@amberway/contract/posts/schemas';
import { POST_MAX } from '@amberway/contract/posts/texts';
import { FormField } from '../../ui/form/FormField.tsx';
import { ReferralLinks } from './ReferralLinks.tsx';
import { postLabels } from './labels.ts';
import { Select } from '../../ui/select/Select.tsx';

/** What an answer is made of. */
export const ResponseFields = ({ isNew }: { isNew: boolean }) => (
  <>
    <FormField name="body" label={postLabels.response} required stopsAtLimit={false}>
      <Input.TextArea
        autoSize={{ minRows: 5, maxRows: 14 }}
        count={{ max: POST_MAX, show: true }}
        style={{ marginBottom: 20 }}
      />
    </FormField>
    <FormField name="referralLinks" label="Referral links" hint={postLabels.referralHint}>
      <ReferralLinks />
    </FormField>
    <FormField name="status" label="Status" hint="Families see it once it is Published.">
      <Select options={RESPONSE_STATUSES.map((value) => ({ value, label: value }))} />
    </FormField>
    {!isNew && (
      <FormField
        name="isDeleted"
        label={postLabels.deleted}
        valuePropName="checked"
        hint="A deleted response stays here, greyed, and is not shown to the family."
      >
        <Switch />
      </FormField>
    )}
  </>
);

import { Checkbox, Form, Input } from 'antd';
import type { Outcome } from '@amberway/contract/outcomes/schemas';
import {
  OUTCOME_STATUSES,
  outcomeNeedsComment,
  shownOutcomeStatus,
  type StoredOutcomeStatus,
} from '@amberway/contract/outcomes/status';
import { outcomeTexts } from '@amberway/contract/outcomes/texts';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormSection, WholeLine } from '../../ui/form/FormSection.tsx';
import { TextList } from '../../ui/form/TextList.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { LookupIdSelect } from '../lookups/public.ts';
import { Select } from '../../ui/select/Select.tsx';

/** Today's words; the older one a record has stays its value, under the name it is shown by. */
const statusOptions = (stored: StoredOutcomeStatus | undefined) =>
  OUTCOME_STATUSES.map((status) => ({
    value: stored && shownOutcomeStatus(stored) === status ? stored : status,
    label: status,
  }));

export const OutcomeFields = ({ outcome }: { outcome: Outcome | undefined }) => {
  const status = Form.useWatch<StoredOutcomeStatus | undefined>('status', { preserve: true });
  const commentNeeded = status !== undefined && outcomeNeedsComment(status);
  return (
    <>
      <FormSection title="Outcome">
        <FormField name="name" label={outcomeTexts.name} required>
          <Input maxLength={300} autoComplete="off" />
        </FormField>
        <FormField name="typeOfGoal" label={outcomeTexts.type} required>
          <LookupIdSelect type="skill" known={outcome?.typeOfGoal} />
        </FormField>
        <FormField name="complexity" label={outcomeTexts.complexity}>
          <LookupIdSelect type="complexity" known={outcome?.complexity} />
        </FormField>
        <FormField name="status" label={outcomeTexts.status} required>
          <Select options={statusOptions(outcome?.status)} />
        </FormField>
        <FormField name="isPrimary" label={outcomeTexts.primary} labelHidden valuePropName="checked">
          <Checkbox>{outcomeTexts.primary}</Checkbox>
        </FormField>
        {(commentNeeded || outcome?.comment) && (
          <FormField name="comment" label={outcomeTexts.comment} required={commentNeeded}>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={5_000} />
          </FormField>
        )}
      </FormSection>
      <FormSection title="Where the child stands">
        <WholeLine>
          <FormField name="membersBaseLineSkills" label={outcomeTexts.baseline}>
            <RichText label={outcomeTexts.baseline} limit={50_000} />
          </FormField>
        </WholeLine>
        <FormField name="neededSkills" label={outcomeTexts.neededSkills} required>
          <TextList noun="needed skill" />
        </FormField>
        <FormField name="performanceEvaluation" label={outcomeTexts.progress} required>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={10_000} />
        </FormField>
        <FormField name="challenges" label={outcomeTexts.challenges}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={10_000} />
        </FormField>
      </FormSection>
    </>
  );
};

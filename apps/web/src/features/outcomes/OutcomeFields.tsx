import type { ProgrammeOutcome } from '@amberway/contract/outcomes/schemas';
import {
  OUTCOME_STATUSES,
  outcomeNeedsComment,
  shownOutcomeStatus,
  type StoredOutcomeStatus,
} from '@amberway/contract/programme/outcome-status';
import { outcomeTexts } from '@amberway/contract/outcomes/texts';
import { isToDo } from '@amberway/contract/tasks/open-tasks';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormSection, WholeLine } from '../../ui/form/FormSection.tsx';
import { TextList } from '../../ui/form/TextList.tsx';
import { useCommentOfStatus } from '../../ui/form/use-comment-of-status.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { LookupIdSelect } from '../lookups/public.ts';
import { Select } from '../../ui/select/Select.tsx';
import { OpenTasksField } from '../tasks/public.ts';
import { endsOutcome } from './outcome-form.ts';
import type { OutcomeValues } from './outcome-form.ts';
import { TextArea } from '../../ui/kit/TextArea.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Checkbox } from '../../ui/kit/Checkbox.tsx';
import { useFormValue } from '../../ui/form/form-store.ts';

const Field = FormField<OutcomeValues>;

/** The current statuses; a legacy value of the record is preserved under the label it is shown by. */
const statusOptions = (stored: StoredOutcomeStatus | undefined) =>
  OUTCOME_STATUSES.map((status) => ({
    value: stored && shownOutcomeStatus(stored) === status ? stored : status,
    label: status,
  }));

export const OutcomeFields = ({ outcome }: { outcome: ProgrammeOutcome | undefined }) => {
  const status = useFormValue<StoredOutcomeStatus | undefined>('status');
  const stored = outcome?.status;
  const moves = (next: StoredOutcomeStatus | undefined) =>
    Boolean(next && stored && shownOutcomeStatus(next) !== shownOutcomeStatus(stored));
  const swapComment = useCommentOfStatus(outcome?.comment ?? '');
  const open = outcome?.skills.flatMap(({ tasks }) => tasks).filter(isToDo).length ?? 0;
  const commentNeeded = status !== undefined && outcomeNeedsComment(status);
  return (
    <>
      <FormSection title="Outcome">
        <Field name="name" label={outcomeTexts.name} required>
          <Input autoComplete="off" />
        </Field>
        <Field name="outcomeType" label={outcomeTexts.type} required>
          <LookupIdSelect type="skill" known={outcome?.outcomeType} />
        </Field>
        <Field name="complexity" label={outcomeTexts.complexity}>
          <LookupIdSelect type="complexity" known={outcome?.complexity} />
        </Field>
        <Field name="status" label={outcomeTexts.status} required>
          <Select options={statusOptions(stored)} onChange={(next: StoredOutcomeStatus) => swapComment(moves(next))} />
        </Field>
        <Field name="isPrimary" label={outcomeTexts.primary} labelHidden valuePropName="checked">
          <Checkbox>{outcomeTexts.primary}</Checkbox>
        </Field>
        {(commentNeeded || (outcome?.comment && !moves(status))) && (
          <Field name="comment" label={outcomeTexts.comment} required={commentNeeded}>
            <TextArea rows={2} maxRows={6} />
          </Field>
        )}
        {outcome && open > 0 && endsOutcome(status, stored) && (
          <WholeLine>
            <OpenTasksField memberId={outcome.member} ending={{ outcomeId: outcome._id }} count={open} />
          </WholeLine>
        )}
      </FormSection>
      <FormSection title="Where the child stands">
        <WholeLine>
          <Field name="membersBaseLineSkills" label={outcomeTexts.baseline}>
            <RichText label={outcomeTexts.baseline} limit={50_000} />
          </Field>
        </WholeLine>
        <Field name="neededSkills" label={outcomeTexts.neededSkills} required>
          <TextList noun="needed skill" />
        </Field>
        <Field name="performanceEvaluation" label={outcomeTexts.progress} required>
          <TextArea rows={3} maxRows={8} />
        </Field>
        <Field name="challenges" label={outcomeTexts.challenges}>
          <TextArea rows={3} maxRows={8} />
        </Field>
      </FormSection>
    </>
  );
};

import { useQuery } from '@tanstack/react-query';
import type { ReceivedResource } from '@amberway/contract/resources/schemas';
import {
  isReviewedAgain,
  isReviewer,
  offeredStatuses,
  type ResourceEditor,
  startStatus,
} from '@amberway/contract/resources/status';
import { premiumLabel, resourceTexts, startsAs } from '@amberway/contract/resources/texts';
import { mayWriteResourceField } from '@amberway/contract/resources/writable';
import { OneFile } from '../../../ui/files/OneFile.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormSection, WholeLine } from '../../../ui/form/FormSection.tsx';
import { LookupIdSelect } from '../../lookups/public.ts';
import { MemberSelect } from '../../../ui/people/MemberSelect.tsx';
import { objectivesQuery, reviewQuery } from '../queries.ts';
import { resourceLabels } from '../labels.ts';
import { FileField } from './FileField.tsx';
import { GuideFields } from './GuideFields.tsx';
import { MultiSelect } from '../../../ui/select/MultiSelect.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import type { ResourceValues } from './resource-form.ts';
import { TextArea } from '../../../ui/kit/TextArea.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { NumberInput } from '../../../ui/kit/NumberInput.tsx';
import { Checkbox } from '../../../ui/kit/Checkbox.tsx';
import { useFormValue } from '../../../ui/form/form-store.ts';

const Field = FormField<ResourceValues>;

type Props = { editor: ResourceEditor; resource: ReceivedResource | undefined };

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The categories; one that has left the list since keeps its name. */
const ObjectiveField = ({ resource }: Pick<Props, 'resource'>) => {
  const { data = [], isPending } = useQuery(objectivesQuery);
  const gone = (resource?.objective ?? []).filter(({ _id }) => !data.some(({ value }) => value === _id));
  return (
    <Field name="objective" label={resourceLabels.objectives} required>
      <MultiSelect
        loading={isPending}
        placeholder="Select"
        options={[...data, ...gone.map(({ _id, name }) => ({ value: _id, label: name }))]}
      />
    </Field>
  );
};

/** Only a stored resource has a status field; the status of a new one depends on its creator's role. */
const StatusFields = ({ editor, resource }: Props) => {
  const { data: isReviewed = false } = useQuery(reviewQuery);
  const status = useFormValue<unknown>('status');
  const hint =
    resource && isReviewedAgain(editor, resource.status, isReviewed)
      ? resourceTexts.reviewedAgain
      : isReviewed && !isReviewer(editor)
        ? resourceTexts.needsReview
        : !resource && startsAs(startStatus(editor));
  return (
    <>
      <Field name="status" label={resourceLabels.status} required hint={hint}>
        <Select
          disabled={!resource}
          options={asOptions(resource ? offeredStatuses(editor, resource.status, isReviewed) : [startStatus(editor)])}
        />
      </Field>
      {status === 'Reject' && (
        <Field name="rejectReason" label={resourceLabels.rejectReason} required>
          <TextArea rows={2} maxRows={6} />
        </Field>
      )}
    </>
  );
};

export const ResourceFields = ({ editor, resource }: Props) => (
  <>
    <Field name="name" label={resourceTexts.resourceName} required>
      <Input autoComplete="off" />
    </Field>
    <Field name="type" label={resourceTexts.resourceType} required>
      <LookupIdSelect type="resourceType" known={resource?.type} />
    </Field>
    <ObjectiveField resource={resource} />
    <Field name="description" label={resourceLabels.description} required>
      <TextArea rows={3} maxRows={10} />
    </Field>
    <FileField storedName={resource?.fileName} owner={resource?.fileOwner} />
    <FormSection title="Pictures">
      <Field name="thumbnail" label={resourceLabels.thumbnail}>
        <OneFile label={resourceLabels.thumbnail} purpose="thumbnail" picture />
      </Field>
      <Field name="videoPreview" label={resourceLabels.videoPreview} hint="A still picture of the film.">
        <OneFile label={resourceLabels.videoPreview} purpose="thumbnail" picture />
      </Field>
    </FormSection>
    <GuideFields storedName={resource?.documentName} />
    <FormSection title="Settings">
      <Field name="Premium" label={`${premiumLabel(true)} or ${premiumLabel(false)}`}>
        <Select<boolean>
          options={[
            { value: false, label: premiumLabel(false) },
            { value: true, label: premiumLabel(true) },
          ]}
        />
      </Field>
      <Field name="order" label={resourceLabels.order} hint="Shown as a ribbon on the picture.">
        <NumberInput min={0} max={1_000_000} precision={0} />
      </Field>
      <WholeLine>
        <Field
          name="privateResource"
          label={resourceLabels.private}
          labelHidden
          valuePropName="checked"
          hint={resource?.ofFamily ? resourceTexts.staysPrivate : resourceTexts.privateHint}
        >
          <Checkbox disabled={resource?.ofFamily ?? false}>{resourceLabels.private}</Checkbox>
        </Field>
        {mayWriteResourceField(editor, 'isPromoted') && (
          <Field
            name="isPromoted"
            label={resourceTexts.promote}
            labelHidden
            valuePropName="checked"
            hint={resource?.ofFamily && resourceTexts.notPromoted}
          >
            <Checkbox disabled={resource?.ofFamily ?? false}>{resourceTexts.promote}</Checkbox>
          </Field>
        )}
        {!resource && (
          <Field
            name="member"
            label={resourceLabels.madeFor}
            hint="The child it is for: it is shared as soon as its status allows."
          >
            <MemberSelect />
          </Field>
        )}
        <StatusFields editor={editor} resource={resource} />
      </WholeLine>
    </FormSection>
  </>
);

import { GUIDE_TYPES, type GuideType, guideField } from '@amberway/contract/resources/rules';
import { OneFile } from '../../../ui/files/OneFile.tsx';
import { RadioGroup } from '../../../ui/kit/RadioGroup.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { resourceLabels } from '../labels.ts';
import type { ResourceValues } from './resource-form.ts';
import { Input } from '../../../ui/kit/Input.tsx';
import { useForm, useFormValue } from '../../../ui/form/form-store.ts';

/** The guide to the resource: an external video, an uploaded document, or none. */
export const GuideFields = ({ storedName }: { storedName: string | null | undefined }) => {
  const form = useForm();
  const guide = useFormValue<GuideType | undefined>('resourseGuideType') ?? 'None';
  const wanted = guideField(guide);
  return (
    <>
      <FormField<ResourceValues> name="resourseGuideType" label={resourceLabels.guide}>
        <RadioGroup
          options={GUIDE_TYPES.map((value) => ({ value, label: value }))}
          onChange={() => form.change('document', null)}
        />
      </FormField>
      {wanted === 'link' && (
        <FormField<ResourceValues> name="document" label={resourceLabels.guideLink} required>
          <Input type="url" inputMode="url" placeholder="https://" autoComplete="off" />
        </FormField>
      )}
      {wanted === 'document' && (
        <FormField<ResourceValues> name="document" label={resourceLabels.guideDocument} required>
          <OneFile label={resourceLabels.guideDocument} purpose="document" storedName={storedName} />
        </FormField>
      )}
    </>
  );
};

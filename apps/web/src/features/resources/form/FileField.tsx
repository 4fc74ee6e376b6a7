import type { FileOwner } from '@amberway/contract/resources/schemas';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { OneFile } from '../../../ui/files/OneFile.tsx';
import { RadioGroup } from '../../../ui/kit/RadioGroup.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import type { ResourceValues } from './resource-form.ts';
import { Input } from '../../../ui/kit/Input.tsx';
import { useForm, useFormValue } from '../../../ui/form/form-store.ts';

type Props = { storedName: string | null | undefined; owner: FileOwner | null | undefined };

const REASONS: Record<FileOwner, string> = { note: resourceTexts.fileOfNote, mail: resourceTexts.fileOfMail };

/** The form value is the URL; the name is displayed. */
const FixedFile = ({ id, name }: { id?: string; name: string }) => <Input {...(id && { id })} value={name} disabled />;

/** The resource itself: an uploaded file, or a URL. Switching between them clears the field. */
export const FileField = ({ storedName, owner }: Props) => {
  const form = useForm();
  const isLink = useFormValue<unknown>('isLink');
  return (
    <>
      <FormField<ResourceValues> name="isLink" label="What it is">
        <RadioGroup
          disabled={Boolean(owner)}
          options={[
            { value: false, label: 'A file' },
            { value: true, label: 'A link' },
          ]}
          onChange={() => form.change('file', null)}
        />
      </FormField>
      {isLink ? (
        <FormField<ResourceValues> name="file" label="Link" required>
          <Input type="url" inputMode="url" placeholder="https://" autoComplete="off" />
        </FormField>
      ) : (
        <FormField<ResourceValues> name="file" label="File" required hint={owner && REASONS[owner]}>
          {owner ? (
            <FixedFile name={storedName ?? ''} />
          ) : (
            <OneFile label="File" purpose="general" storedName={storedName} />
          )}
        </FormField>
      )}
    </>
  );
};

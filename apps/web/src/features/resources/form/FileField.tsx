import { Form, Input, Radio } from 'antd';
import type { FileOwner } from '@amberway/contract/resources/schemas';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { OneFile } from '../../../ui/files/OneFile.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import type { ResourceValues } from './resource-form.ts';

type Props = { storedName: string | null | undefined; owner: FileOwner | null | undefined };

const REASONS: Record<FileOwner, string> = { note: resourceTexts.fileOfNote, mail: resourceTexts.fileOfMail };

/** The form value is the URL; the name is displayed. */
const FixedFile = ({ id, name }: { id?: string; name: string }) => <Input {...(id && { id })} value={name} disabled />;

/** The resource itself: an uploaded file, or a URL. Switching between them clears the field. */
export const FileField = ({ storedName, owner }: Props) => {
  const form = Form.useFormInstance();
  const isLink: unknown = Form.useWatch('isLink');
  return (
    <>
      <FormField<ResourceValues> name="isLink" label="What it is">
        <Radio.Group
          disabled={Boolean(owner)}
          options={[
            { value: false, label: 'A file' },
            { value: true, label: 'A link' },
          ]}
          onChange={() => form.setFieldValue('file', null)}
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

import { Form, Input, Radio } from 'antd';
import { OneFile } from '../../../ui/files/OneFile.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';

/** The resource itself: a file of ours, or an address on the web. Changing between them starts with an empty field. */
export const FileField = ({ storedName }: { storedName: string | null | undefined }) => {
  const form = Form.useFormInstance();
  const isLink: unknown = Form.useWatch('isLink');
  return (
    <>
      <FormField name="isLink" label="What it is">
        <Radio.Group
          options={[
            { value: false, label: 'A file' },
            { value: true, label: 'A link' },
          ]}
          onChange={() => form.setFieldValue('file', null)}
        />
      </FormField>
      {isLink ? (
        <FormField name="file" label="Link" required>
          <Input type="url" inputMode="url" placeholder="https://" maxLength={2_000} autoComplete="off" />
        </FormField>
      ) : (
        <FormField name="file" label="File" required>
          <OneFile label="File" purpose="general" storedName={storedName} />
        </FormField>
      )}
    </>
  );
};

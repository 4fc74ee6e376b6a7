import type { UploadedFile } from '@amberway/contract/uploads/schemas';
import { ContentField } from '../form/ContentField.ts';
import { fieldProps, type WidgetProps } from '../form/widget.ts';
import { ImageInput } from './ImageInput.tsx';
import { useForm } from '../../../ui/form/form-store.ts';

/** A picture in our own storage. A sibling field '…FileName' stores its original file name. */
export const ImageWidget = (props: WidgetProps) => {
  const { type, field, disabled } = props;
  const form = useForm();
  const nameField = `${field.field}FileName`;
  const keepsName = Object.hasOwn(type.fields, nameField);
  return (
    <ContentField {...fieldProps(props)}>
      <ImageInput
        label={field.label}
        disabled={disabled}
        onPicked={(file: Partial<UploadedFile> | null) => {
          if (keepsName) form.change(nameField, file?.fileName ?? null);
        }}
      />
    </ContentField>
  );
};

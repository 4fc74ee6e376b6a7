import { Input } from 'antd';
import { FormField } from '../../../ui/form/FormField.tsx';
import { fieldProps, type WidgetProps } from '../form/widget.ts';
import { ImageInput } from '../widgets/ImageInput.tsx';
import styles from '../widgets/widgets.module.css';

type Props = {
  label: string;
  disabled: boolean;
  id?: string;
  value?: string | null;
  onChange?: (address: string | null) => void;
  onBlur?: () => void;
};

/** An icon is an address on the web, or a picture that is uploaded and gets one. */
const IconInput = ({ label, disabled, id, value, onChange, onBlur }: Props) => (
  <div className={styles['image']}>
    <Input
      {...(id === undefined ? {} : { id })}
      value={value ?? ''}
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      onChange={(event) => onChange?.(event.target.value || null)}
      onBlur={() => onBlur?.()}
    />
    <ImageInput
      label={`Upload ${label.toLowerCase()}`}
      disabled={disabled}
      value={value ?? null}
      {...(onChange ? { onChange } : {})}
    />
  </div>
);

export const IconWidget = (props: WidgetProps) => (
  <FormField {...fieldProps(props)} hint="An address on the web, or a picture to upload.">
    <IconInput label={props.field.label} disabled={props.disabled} />
  </FormField>
);

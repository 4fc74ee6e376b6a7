import { isShippedPicture } from '@amberway/contract/content/fields';
import { parseFileUrl } from '@amberway/contract/uploads/file-url';
import { ContentField } from '../form/ContentField.ts';
import { isElsewhere } from '../elsewhere.ts';
import { fieldProps, type WidgetProps } from '../form/widget.ts';
import { contentLabels } from '../labels.ts';
import { ImageInput } from '../widgets/ImageInput.tsx';
import styles from '../widgets/widgets.module.css';
import { Input } from '../../../ui/kit/Input.tsx';

type Props = {
  label: string;
  disabled: boolean;
  id?: string;
  value?: string | null;
  onChange?: (url: string | null) => void;
  onBlur?: () => void;
};

/** Whether it is a complete URL of one of our own pictures; a partly typed one is not previewed. */
const isPicture = (url: string) => isShippedPicture(url) || parseFileUrl(url, [location.origin]) !== undefined;

/** An icon is a URL, or an uploaded picture that gets one. */
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
    {value && isElsewhere(value) && <p className={styles['none']}>{contentLabels.pictureElsewhere}</p>}
    <ImageInput
      label={`Upload ${label.toLowerCase()}`}
      disabled={disabled}
      value={value && isPicture(value) ? value : null}
      {...(onChange ? { onChange } : {})}
    />
  </div>
);

export const IconWidget = (props: WidgetProps) => (
  <ContentField {...fieldProps(props)} hint="An address on the web, or a picture to upload.">
    <IconInput label={props.field.label} disabled={props.disabled} />
  </ContentField>
);

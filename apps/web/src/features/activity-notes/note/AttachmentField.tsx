import { useState } from 'react';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { FileDrop } from '../../../ui/files/FileDrop.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ResourcePicker } from '../../resources/public.ts';
import styles from './fields.module.css';
import type { Attachment, NoteValues } from './note-values.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useForm, useFormValue } from '../../../ui/form/form-store.ts';

type Props = { id?: string; value?: Attachment | null; onChange?: (file: Attachment | null) => void };

/** One uploaded file, or one resource of the library: choosing either replaces the other. */
export const AttachmentField = ({ id, value = null, onChange }: Props) => {
  const form = useForm<NoteValues>();
  const resource = useFormValue<NoteValues['resource']>('resource');
  const [picking, setPicking] = useState(false);
  const setResource = (next: NoteValues['resource']) => {
    form.change('resource', next);
    // The form watches the file field, so its onChange reports this change.
    onChange?.(null);
  };
  return (
    <div className={styles['resource']}>
      {resource ? (
        <div className={styles['picked']}>
          <strong>{resource.name}</strong>
          <Button variant="text" danger aria-label={`Remove ${resource.name}`} onClick={() => setResource(null)}>
            Remove
          </Button>
        </div>
      ) : (
        <FileDrop
          {...(id === undefined ? {} : { id })}
          label="Resource file"
          purpose="session"
          replaces
          hint={`${uploadTexts.noteFileTypes} up to 12 MB`}
          value={value ? [{ public_url: value.address, fileName: value.name }] : []}
          onChange={([file]) => onChange?.(file ? { address: file.public_url, name: file.fileName } : null)}
        />
      )}
      {!value && (
        <div>
          <Button icon={<Icon name="folder" size={18} />} onClick={() => setPicking(true)}>
            Choose from the library
          </Button>
        </div>
      )}
      <ResourcePicker
        open={picking}
        picked={resource ? [resource] : []}
        onChange={(picked) => setResource(picked.at(-1) ?? null)}
        onClose={() => setPicking(false)}
      />
    </div>
  );
};

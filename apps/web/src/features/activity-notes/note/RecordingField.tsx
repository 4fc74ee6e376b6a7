import { maxLengthAt } from '../../../ui/form/max-length.ts';
import { updateNoteBody } from '@amberway/contract/activity-notes/body';
import { parseFileUrl } from '@amberway/contract/uploads/file-url';
import { OneFile } from '../../../ui/files/OneFile.tsx';
import styles from './fields.module.css';
import type { NoteValues } from './note-values.ts';
import { Input } from '../../../ui/kit/Input.tsx';
import { useForm } from '../../../ui/form/form-store.ts';

type Props = { id?: string; value?: string; onChange?: (link: string) => void };

/** A recording is an uploaded file or an external URL. */
export const RecordingField = ({ id, value = '', onChange }: Props) => {
  const form = useForm<NoteValues>();
  const ours = parseFileUrl(value, [location.origin]) !== undefined;
  return (
    <div className={styles['resource']}>
      <OneFile
        label="Recording file"
        purpose="general"
        value={ours ? value : null}
        onChange={(url) => {
          if (url) form.change('sessionRecorded', true);
          onChange?.(url ?? '');
        }}
      />
      {!ours && (
        <>
          <span className={styles['or']}>or a link to it</span>
          <Input
            {...(id === undefined ? {} : { id })}
            type="url"
            placeholder="https://"
            maxLength={maxLengthAt(updateNoteBody, ['recordingLink'])}
            value={value}
            onChange={(event) => onChange?.(event.target.value)}
          />
        </>
      )}
    </div>
  );
};

import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { PendingUploads } from '../../../ui/files/pending-uploads.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { type FormStore, useFormValue } from '../../../ui/form/form-store.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Dialog, DialogButtons } from '../../../ui/kit/Dialog.tsx';
import { TextArea } from '../../../ui/kit/TextArea.tsx';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import type { RecordForm } from '../../../ui/form/record-form.ts';
import type { NotePart } from './note-parts.ts';
import type { NoteValues } from './note-values.ts';
import styles from './review.module.css';
import type { EmptyPart, Review } from './use-review.ts';

const WIDTH_PX = 640;

type PartProps = { of: EmptyPart; form: FormStore<NoteValues>; family: string };

/** One question with its field. What is typed here is in the note at once, and in its draft. */
const OnePart = ({ of: { field, question }, form, family }: PartProps) => {
  const value = useFormValue<string>(field, form);
  const isInternal = field === 'internalNotes';
  return (
    <div className={isInternal ? styles['internal'] : styles['part']}>
      <Field
        label={question}
        hint={
          <span className={styles['who']}>
            <Icon name={isInternal ? 'lock' : 'eye'} size={16} />
            {isInternal ? 'Only colleagues see this' : `${family} sees this`}
          </span>
        }
      >
        {isInternal ? (
          <TextArea rows={2} maxRows={8} value={value} onChange={({ target }) => form.change(field, target.value)} />
        ) : (
          <RichText label={question} value={value} onChange={(html) => form.change(field, html)} />
        )}
      </Field>
    </div>
  );
};

type Props = {
  now: Review;
  form: FormStore<NoteValues>;
  family: string;
  /** The name of the child the note is about. */
  child: string;
  filesBegin: RecordForm<NoteValues>['filesBegin'];
  /** Back to the note, to the first part that is empty. */
  onBack: (part: NotePart) => void;
  onSure: () => void;
};

/** All questions about a note on one sheet, each with the field that is still empty. */
export const PublishReview = ({ now, form, family, child, filesBegin, onBack, onSure }: Props) => {
  const back = () => onBack(now.empty[0]?.part ?? 'note');
  return (
    <Dialog
      open
      width={WIDTH_PX}
      title={now.publishes ? `Before you publish to ${family}` : 'Before you save'}
      onClose={back}
      closesBeside={false}
      footer={
        <>
          {now.empty.length > 0 && <p className={styles['may']}>Leave a part empty if there is nothing to say.</p>}
          <DialogButtons
            confirm={now.publishes ? `Publish to ${family}` : noteTexts.yes}
            cancel={noteTexts.no}
            onConfirm={onSure}
            onCancel={back}
          />
        </>
      }
    >
      <PendingUploads value={filesBegin}>
        <div className={styles['parts']}>
          <p className={styles['child']}>{`Note for ${child}`}</p>
          {now.length !== undefined && <p className={styles['length']}>{now.length}</p>}
          {now.empty.map((part) => (
            <OnePart key={part.field} of={part} form={form} family={family} />
          ))}
        </div>
      </PendingUploads>
    </Dialog>
  );
};

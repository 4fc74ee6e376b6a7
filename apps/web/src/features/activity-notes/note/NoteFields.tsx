import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RATING_MAX } from '@amberway/contract/activity-notes/limits';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { overviewTexts, noteTexts } from '@amberway/contract/activity-notes/texts';
import { withTitlePrefix } from '@amberway/contract/activity-notes/title';
import { programmeQuery } from '../../../kernel/queries/programme.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormSection, WholeLine } from '../../../ui/form/FormSection.tsx';
import { useForm } from '../../../ui/form/form-store.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Switch } from '../../../ui/kit/Switch.tsx';
import { TextArea } from '../../../ui/kit/TextArea.tsx';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { useFailureNotice } from '../../../ui/use-failure-notice.ts';
import { AttachmentField } from './AttachmentField.tsx';
import { FoldedPart, Part } from './Part.tsx';
import { type ChildChange, NoteFacts } from './NoteFacts.tsx';
import type { NotePart } from './note-parts.ts';
import type { NoteValues } from './note-values.ts';
import styles from './fields.module.css';
import { RecordingField } from './RecordingField.tsx';
import { RelatedTasks } from './RelatedTasks.tsx';

const Field = FormField<NoteValues>;
const { tabs } = noteTexts;

const RATINGS = Array.from({ length: RATING_MAX }, (_, i) => ({ value: i + 1, label: `${i + 1} of ${RATING_MAX}` }));

type Props = ChildChange & {
  prefix: string;
  memberId: string | null;
  note: NoteDetails | undefined;
  /** Who reads the note: 'Priya'. */
  family: string;
  idOf: (part: NotePart) => string;
  isOpen: (part: NotePart) => boolean;
  onToggle: (part: NotePart, open: boolean) => void;
};

const Title = ({ prefix }: { prefix: string }) => {
  const form = useForm<NoteValues>();
  return (
    <Field name="title" label={noteTexts.columns.title} labelHidden required className={styles['title']}>
      <Input
        autoComplete="off"
        placeholder={`${prefix.trim()} title of this note`}
        onBlur={({ target }) => form.set('title', withTitlePrefix(target.value, prefix))}
      />
    </Field>
  );
};

/** A field that the family will read says so. */
const SeenBy = ({ family, children }: { family: string; children: ReactNode }) => (
  <div className={styles['seen']}>
    <span className={styles['by']}>{`${family} sees this`}</span>
    {children}
  </div>
);

/** The goal, the tasks and the link. */
const Around = ({ memberId, note }: Pick<Props, 'memberId' | 'note'>) => {
  const { data = [], error } = useQuery({ ...programmeQuery(memberId ?? ''), enabled: memberId !== null });
  useFailureNotice(error);
  const outcomes = data.map(({ _id, name }) => ({ value: _id, label: name }));
  const named = note?.currentOutcomeObject;
  if (named && !outcomes.some(({ value }) => value === named._id))
    outcomes.push({ value: named._id, label: named.name });
  return (
    <FormSection title="Programme">
      <Field name="currentOutcome" label="Goal of this session">
        <Select clearable searchable options={outcomes} placeholder="Select" />
      </Field>
      <Field name="relatedTasks" label="Related tasks">
        <RelatedTasks memberId={memberId} known={note?.relatedTaskObjects ?? []} />
      </Field>
      <WholeLine>
        <Field name="meetLink" label={overviewTexts.meetingLink}>
          <Input type="url" placeholder="https://" />
        </Field>
      </WholeLine>
    </FormSection>
  );
};

const ForColleagues = () => (
  <section className={styles['colleagues']} aria-label="Only colleagues see this">
    <p className={styles['only']}>
      <Icon name="lock" size={18} />
      <strong>Only colleagues see this</strong>
      <span>Families never see this.</span>
    </p>
    <Field name="internalNotes" label={noteTexts.internalNote}>
      <TextArea rows={2} maxRows={10} />
    </Field>
    <div className={styles['ratings']}>
      <Field name="rateSession" label="Session rating">
        <Select<number> clearable options={RATINGS} placeholder="1 to 5" />
      </Field>
      <Field name="clientEngagement" label="Client engagement">
        <Select<number> clearable options={RATINGS} placeholder="1 to 5" />
      </Field>
    </div>
  </section>
);

/** All fields in the order of writing: what is known, the text, home and wins, colleagues, and the rest. */
export const NoteFields = ({ prefix, memberId, note, family, idOf, isOpen, onToggle, ...change }: Props) => {
  const fold = (part: NotePart) => ({
    part,
    id: idOf(part),
    open: isOpen(part),
    onToggle: (open: boolean) => onToggle(part, open),
  });
  return (
    <div className={styles['fields']}>
      <NoteFacts {...change} isNew={change.onChild !== undefined} />
      <Part part="note" id={idOf('note')}>
        <Title prefix={prefix} />
        <Field name="about" label="Description" labelHidden required>
          <RichText label="Description" placeholder="What happened in this session?" />
        </Field>
      </Part>
      <div className={styles['pair']}>
        <Part part="skillsForHome" id={idOf('skillsForHome')}>
          <SeenBy family={family}>
            <Field name="skillsForHome" label={tabs.skillsForHome}>
              <RichText label={tabs.skillsForHome} placeholder="What could the family try?" />
            </Field>
          </SeenBy>
        </Part>
        <Part part="latestWins" id={idOf('latestWins')}>
          <SeenBy family={family}>
            <Field name="topWins" label={tabs.latestWins}>
              <RichText label={tabs.latestWins} placeholder="What went well?" />
            </Field>
          </SeenBy>
        </Part>
      </div>
      <SeenBy family={family}>
        <Field name="challenges" label="Challenges">
          <TextArea rows={1} maxRows={8} />
        </Field>
      </SeenBy>
      <ForColleagues />
      <Around memberId={memberId} note={note} />
      <FoldedPart {...fold('uploadResources')}>
        <Field name="attachment" label="Resource">
          <AttachmentField />
        </Field>
      </FoldedPart>
      <FoldedPart {...fold('recording')}>
        <Field name="sessionRecorded" label="This session was recorded" valuePropName="checked">
          <Switch />
        </Field>
        <Field name="recordingLink" label={tabs.recording}>
          <RecordingField />
        </Field>
      </FoldedPart>
    </div>
  );
};

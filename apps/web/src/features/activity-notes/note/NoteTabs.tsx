import type { ReactNode } from 'react';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { PartTabs } from '../../../ui/PartTabs.tsx';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import { RecordingField } from './RecordingField.tsx';
import type { NoteValues } from './note-values.ts';
import { Switch } from '../../../ui/kit/Switch.tsx';

const Field = FormField<NoteValues>;

const { tabs } = noteTexts;
export type NoteTab = keyof typeof tabs;

/** The tab of each field; all others are in the first. */
const TAB_OF: Readonly<Record<string, NoteTab>> = {
  skillsForHome: 'skillsForHome',
  topWins: 'latestWins',
  attachment: 'uploadResources',
  recordingLink: 'recording',
  sessionRecorded: 'recording',
};
export const tabOf = (field: string): NoteTab => TAB_OF[field] ?? 'note';

type Props = { tab: NoteTab; onTab: (tab: NoteTab) => void; note: ReactNode };

/** The form in five tabs. All are mounted at once, so that no input depends on the visible tab. */
export const NoteTabs = ({ tab, onTab, note }: Props) => (
  <PartTabs<NoteTab>
    label="Parts of the note"
    open={tab}
    onOpen={onTab}
    tabs={[
      { key: 'note', label: tabs.note, content: note },
      {
        key: 'skillsForHome',
        label: tabs.skillsForHome,
        content: (
          <Field name="skillsForHome" label={tabs.skillsForHome} hint="Families find this under Ideas for Home.">
            <RichText label={tabs.skillsForHome} placeholder="What could the family try?" />
          </Field>
        ),
      },
      {
        key: 'latestWins',
        label: tabs.latestWins,
        content: (
          <Field name="topWins" label={tabs.latestWins}>
            <RichText label={tabs.latestWins} placeholder="What went well?" />
          </Field>
        ),
      },
      {
        key: 'uploadResources',
        label: tabs.uploadResources,
        content: (
          <Field name="attachment" label="Resource">
            <AttachmentField />
          </Field>
        ),
      },
      {
        key: 'recording',
        label: tabs.recording,
        content: (
          <>
            <Field name="sessionRecorded" label="This session was recorded" valuePropName="checked">
              <Switch />
            </Field>
            <Field name="recordingLink" label={tabs.recording}>
              <RecordingField />
            </Field>
          </>
        ),
      },
    ]}
  />
);

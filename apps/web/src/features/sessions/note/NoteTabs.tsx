import { Form, Switch, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { sessionTexts } from '@amberway/contract/sessions/texts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import { RecordingField } from './RecordingField.tsx';

const { tabs } = sessionTexts;

/** In which tab a field is to be found; all others are in the first. */
const TAB_OF: Readonly<Record<string, string>> = {
  skillsForHome: tabs.skillsForHome,
  topWins: tabs.latestWins,
  attachment: tabs.uploadResources,
  recordingLink: tabs.recording,
  sessionRecorded: tabs.recording,
};
export const tabOf = (field: string): string => TAB_OF[field] ?? tabs.session;

type Props = { tab: string; onTab: (tab: string) => void; session: ReactNode };

/** The form in its five parts. All are there at once, so that nothing typed depends on what is in view. */
export const NoteTabs = ({ tab, onTab, session }: Props) => (
  <Tabs
    activeKey={tab}
    onChange={onTab}
    items={[
      { key: tabs.session, label: tabs.session, children: session },
      {
        key: tabs.skillsForHome,
        label: tabs.skillsForHome,
        children: (
          <FormField name="skillsForHome" label={tabs.skillsForHome} hint="Families find this under Ideas for Home.">
            <RichText label={tabs.skillsForHome} placeholder="What could the family try?" />
          </FormField>
        ),
      },
      {
        key: tabs.latestWins,
        label: tabs.latestWins,
        children: (
          <FormField name="topWins" label={tabs.latestWins}>
            <RichText label={tabs.latestWins} placeholder="What went well?" />
          </FormField>
        ),
      },
      {
        key: tabs.uploadResources,
        label: tabs.uploadResources,
        children: (
          <>
            <FormField name="attachment" label="Resource">
              <AttachmentField />
            </FormField>
            <Form.Item name="resource" hidden>
              <span />
            </Form.Item>
          </>
        ),
      },
      {
        key: tabs.recording,
        label: tabs.recording,
        children: (
          <>
            <FormField name="sessionRecorded" label="This session was recorded" valuePropName="checked">
              <Switch />
            </FormField>
            <FormField name="recordingLink" label={tabs.recording}>
              <RecordingField />
            </FormField>
          </>
        ),
      },
    ].map((item) => ({ ...item, forceRender: true }))}
  />
);

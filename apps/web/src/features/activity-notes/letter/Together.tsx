import { useState } from 'react';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { isSafeLink } from '@amberway/contract/kernel/rich-text';
import { parseFileUrl } from '@amberway/contract/uploads/file-url';
import { lazyPart } from '../../../app/errors/lazy-part.tsx';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';
import styles from './letter.module.css';
import { Section } from './Section.tsx';
import { letterTexts as texts } from './texts.ts';
import { ThingRow } from './ThingRow.tsx';
import { useTopic } from './use-topic.ts';

// Lazy: few notes have them.
const AttachedFile = lazyPart(async () => (await import('./AttachedFile.tsx')).AttachedFile);
const Recording = lazyPart(async () => (await import('../note/Recording.tsx')).Recording);

const RecordingRow = ({ note }: { note: NoteDetails }) => {
  const [open, setOpen] = useState(false);
  const topic = useTopic();
  const title = `Recording: ${topic(note.title)}`;
  const { recordingLink: link } = note;
  if (!parseFileUrl(link, [location.origin])) {
    return isSafeLink(link) ? (
      <ThingRow icon="play" sign="link" title={title} about="Opens in a new tab" href={link} />
    ) : null;
  }
  return (
    <>
      <ThingRow
        icon="play"
        sign={open ? 'chevronDown' : 'chevronRight'}
        title={title}
        about="For your family only"
        expanded={open}
        onPress={() => setOpen(!open)}
      />
      {open && (
        <div className={styles['player']} data-screen-only>
          <Recording partProps={{ link, signed: note.recordingUrl, title }} waiting={<Skeleton rows={3} />} />
        </div>
      )}
    </>
  );
};

/** Files and recording, if there are any. */
export const Together = ({ note }: { note: NoteDetails }) => {
  const { resourceObject: resource, recordingLink } = note;
  if (!resource && !recordingLink) return null;
  return (
    <Section title={texts.together} className="section">
      <div className={styles['things']}>
        {resource && (
          <AttachedFile
            partProps={{ resource }}
            waiting={<ThingRow icon="document" sign="download" title={resource.name} about="" />}
          />
        )}
        {recordingLink && <RecordingRow note={note} />}
      </div>
    </Section>
  );
};

import { type ReactNode, useState } from 'react';
import { isBlankRichText } from '@amberway/contract/kernel/rich-text';
import { readsInternal } from '@amberway/contract/activity-notes/actions';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { firstWin } from '@amberway/contract/activity-notes/warnings';
import { useMe, viewerOf } from '../../../kernel/queries/me.ts';
import { PartTabs } from '../../../ui/PartTabs.tsx';
import { RichTextView } from '../../../ui/rich-text/RichTextView.tsx';
import { usePrinting } from '../../../ui/use-printing.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useOpenFile } from '../../resources/public.ts';
import styles from './reader.module.css';
import { Recording } from './Recording.tsx';
import { Button } from '../../../ui/kit/Button.tsx';

/** The resource attached to a note: a file is downloaded, a page is opened. */
const AttachedResource = ({ resource }: { resource: NoteDetails['resourceObject'] }) => {
  const open = useOpenFile();
  if (!resource) return <p className={styles['none']}>No resources came with this session.</p>;
  const { name, file, isLink } = resource;
  return (
    <Button icon={<Icon name={isLink ? 'link' : 'download'} size={18} />} onClick={() => void open({ file, isLink })}>
      {`${isLink ? 'Open' : 'Download'} ${name}`}
    </Button>
  );
};

const { tabs } = noteTexts;

const Written = ({ html, none }: { html: string; none: string }) =>
  isBlankRichText(html) ? <p className={styles['none']}>{none}</p> : <RichTextView html={html} />;

/** Internal notes: the server sends them to staff only. */
const Internal = ({ note }: { note: NoteDetails }) => (
  <section className={styles['internal']} aria-label={noteTexts.internalNote}>
    <h3>{noteTexts.internalNote}</h3>
    {note.internalNotes ? (
      <p className={styles['lines']}>{note.internalNotes}</p>
    ) : (
      <p className={styles['none']}>Nothing was written for colleagues.</p>
    )}
    <dl>
      <div>
        <dt>Session rating</dt>
        <dd>{note.rateSession ? `${note.rateSession} of 5` : '–'}</dd>
      </div>
      <div>
        <dt>Client engagement</dt>
        <dd>{note.clientEngagement ? `${note.clientEngagement} of 5` : '–'}</dd>
      </div>
    </dl>
  </section>
);

const NotePart = ({ note, staff }: { note: NoteDetails; staff: boolean }) => (
  <>
    <Written html={note.about} none="Nothing has been written yet." />
    {note.challenges && (
      <>
        <h3>Challenges</h3>
        <p className={styles['lines']}>{note.challenges}</p>
      </>
    )}
    {note.relatedTaskObjects.length > 0 && (
      <>
        <h3>Related tasks</h3>
        <ul className={styles['tasks']}>
          {note.relatedTaskObjects.map((task) => (
            <li key={task._id}>
              {task.name}
              <small>{`${task.outcome.name} › ${task.skill.name}${task.isCompleted ? ' · done' : ''}`}</small>
            </li>
          ))}
        </ul>
      </>
    )}
    {staff && <Internal note={note} />}
  </>
);

/** A read-only note in five tabs; in print they follow one another. */
export const NoteSheet = ({ note }: { note: NoteDetails }) => {
  const staff = readsInternal(viewerOf(useMe()));
  const printing = usePrinting();
  const [open, setOpen] = useState<keyof typeof tabs>('note');
  const parts: readonly [keyof typeof tabs, ReactNode][] = [
    ['note', <NotePart key="note" note={note} staff={staff} />],
    ['skillsForHome', <Written key="skills" html={note.skillsForHome} none="No skills for home this time." />],
    ['latestWins', <Written key="wins" html={firstWin(note.topWins)} none="No wins were written down this time." />],
    ['uploadResources', <AttachedResource key="files" resource={note.resourceObject} />],
    [
      'recording',
      <Recording key="recording" link={note.recordingLink} signed={note.recordingUrl} title={note.title} />,
    ],
  ];
  if (printing) {
    return parts.map(([key, content]) => (
      <section key={key} className={styles['part']}>
        <h3>{tabs[key]}</h3>
        {content}
      </section>
    ));
  }
  return (
    <PartTabs
      label="Parts of the note"
      open={open}
      onOpen={setOpen}
      tabs={parts.map(([key, content]) => ({
        key,
        label: tabs[key],
        content: <div className={styles['part']}>{content}</div>,
      }))}
    />
  );
};

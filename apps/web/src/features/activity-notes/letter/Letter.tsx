import type { CSSProperties } from 'react';
import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { isBlankRichText } from '@amberway/contract/kernel/rich-text';
import { CANCELLED, isCancelled, isScheduled } from '@amberway/contract/activity-notes/status';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { useMe } from '../../../kernel/queries/me.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { RichTextView } from '../../../ui/rich-text/RichTextView.tsx';
import { Appointment } from './Appointment.tsx';
import styles from './letter.module.css';
import { paperSize } from './paper-size.ts';
import paper from './print.module.css';
import { LetterFoot } from './LetterFoot.tsx';
import { LetterHead } from './LetterHead.tsx';
import { Letterhead, PrintedFoot } from './OnPaper.tsx';
import { Section } from './Section.tsx';
import { letterTexts as texts } from './texts.ts';
import { Together } from './Together.tsx';
import { TryAtHome } from './TryAtHome.tsx';

const isAppointment = ({ status, about }: NoteDetails) =>
  isScheduled(status) || (status === CANCELLED && isBlankRichText(about));

const Written = ({ note }: { note: NoteDetails }) => {
  const wins = note.topWins.filter((win) => !isBlankRichText(win));
  return (
    <>
      {wins.length > 0 && (
        <Section title={texts.win} className="win" icon={<Icon name="sun" size={20} />}>
          {wins.map((win, n) => (
            // They have no ids, and their order does not change while the letter is open.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <RichTextView key={n} html={win} />
          ))}
        </Section>
      )}
      {!isBlankRichText(note.about) && (
        <Section title={isCancelled(note.status) ? texts.happened : texts.did} className="section">
          <RichTextView html={note.about} />
        </Section>
      )}
      {!isBlankRichText(note.skillsForHome) && <TryAtHome note={note} />}
      {note.challenges.trim() && (
        <Section title={texts.hard} className="section">
          <p className={styles['lines']}>{note.challenges}</p>
        </Section>
      )}
      <Together note={note} />
    </>
  );
};

/** The note from top to bottom. A part without content has no heading either. */
export const Letter = ({ note }: { note: NoteDetails }) => {
  const me = useMe();
  const { zoom, tight } = paperSize(note);
  // Staff in a family's view can open what the family cannot see yet.
  const unpublished = note.status === 'Pending' && seesAsFamily(me);
  return (
    <article
      className={`${styles['letter']} ${paper['paper']}`}
      style={{ '--paper-zoom': zoom } as CSSProperties}
      data-tight={tight || undefined}
    >
      <Letterhead note={note} />
      <LetterHead note={note} />
      {unpublished && <Alert tone="info" title={texts.pending} />}
      {isAppointment(note) ? <Appointment note={note} /> : <Written note={note} />}
      <LetterFoot note={note} joins={isScheduled(note.status)} />
      <PrintedFoot note={note} />
    </article>
  );
};

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { isBlankRichText } from '@amberway/contract/kernel/rich-text';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { firstWin } from '@amberway/contract/activity-notes/warnings';
import { SCREENS } from '@amberway/contract/shell/routes';
import { isToDo } from '@amberway/contract/tasks/open-tasks';
import { useMe } from '../../../kernel/queries/me.ts';
import { programmeQuery } from '../../../kernel/queries/programme.ts';
import { MEMBER_PARAM, memberQuery } from '../../../kernel/queries/selected-member.ts';
import { Link } from '../../../kernel/router.ts';
import { formatDate, formatDay, formatTime } from '../../../ui/dates.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import { QueryPlaceholder } from '../../../ui/QueryPlaceholder.tsx';
import { RichTextView } from '../../../ui/rich-text/RichTextView.tsx';
import { FamilyWords } from '../note/Summary.tsx';
import { noteQuery } from '../queries.ts';
import styles from './prepare.module.css';
import { filesOfChildQuery } from './queries.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
};
const None = ({ children }: { children: ReactNode }) => <p className={styles['none']}>{children}</p>;

const Written = ({ title, html }: { title: string; html: string }) =>
  !isBlankRichText(html) && (
    <>
      <h4>{title}</h4>
      <RichTextView html={html} />
    </>
  );

/** The whole of the last published note, with what was suggested for home. */
const LastNote = ({ id }: { id: string | undefined }) => {
  const { timeZone } = useMe();
  const query = useQuery({ ...noteQuery(id ?? ''), enabled: id !== undefined });
  const note = query.data;
  if (id === undefined) return <None>Nothing has been published yet.</None>;
  if (!note) return <QueryPlaceholder query={query} lines={4} />;
  return (
    <>
      <p>
        <strong>{note.title}</strong> {formatDate(note.startTime, timeZone)}
      </p>
      <RichTextView html={note.about} />
      <Written title={noteTexts.tabs.latestWins} html={firstWin(note.topWins)} />
      <Written title={noteTexts.tabs.skillsForHome} html={note.skillsForHome} />
      {note.internalNotes && (
        <>
          <h4>{noteTexts.internalNote}</h4>
          <p className={styles['lines']}>{note.internalNotes}</p>
        </>
      )}
    </>
  );
};

/** The tasks that the family has still to do. */
const Asked = ({ memberId }: { memberId: string }) => {
  const query = useQuery(programmeQuery(memberId));
  if (!query.data) return <QueryPlaceholder query={query} />;
  const tasks = query.data.flatMap(({ skills }) => skills.flatMap((skill) => skill.tasks.filter(isToDo)));
  if (tasks.length === 0) return <None>No open tasks.</None>;
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task._id}>
          {task.name}
          {task.dueDate && <small>{`Due ${formatDay(task.dueDate)}`}</small>}
        </li>
      ))}
    </ul>
  );
};

const Files = ({ memberId }: { memberId: string }) => {
  const { timeZone } = useMe();
  const child = useQuery(memberQuery(memberId));
  const parent = child.data?.parent._id;
  const query = useQuery({ ...filesOfChildQuery(parent ?? '', memberId), enabled: parent !== undefined });
  if (!query.data) return <QueryPlaceholder query={child.error ? child : query} lines={2} />;
  if (query.data.length === 0) return <None>No files.</None>;
  return (
    <>
      <ul>
        {query.data.map((file) => (
          <li key={file._id}>
            {file.fileName}
            <small>{`${fullName(file.createdBy)}, ${formatDate(file.createdAt, timeZone)}`}</small>
          </li>
        ))}
      </ul>
      <Link to={`${SCREENS.clientFiles.path}?${MEMBER_PARAM}=${memberId}`} data-screen-only>
        All files
      </Link>
    </>
  );
};

/** What to know before a session, on one page to read or print. */
export const Preparation = ({ note }: { note: NoteDetails }) => {
  const { timeZone } = useMe();
  const words = note.summary?.familyWords ?? [];
  return (
    <article className={styles['sheet']}>
      <header className={styles['onPaper']}>
        <h2>{note.member ? fullName(note.member) : note.title}</h2>
        <p>{`${note.title}, ${formatDate(note.startTime, timeZone)}, ${formatTime(note.startTime, timeZone)} – ${formatTime(note.endTime, timeZone)}`}</p>
      </header>
      <Part title="Last note">
        <LastNote id={note.summary?.lastNotes[0]?._id} />
      </Part>
      {note.member && (
        <Part title="Asked of the family">
          <Asked memberId={note.member._id} />
        </Part>
      )}
      <Part title="The family’s words and questions">
        {words.length === 0 ? <None>Nothing written lately.</None> : <FamilyWords words={words} />}
      </Part>
      <Part title={noteTexts.skills}>
        {note.skills.length === 0 ? (
          <None>{noteTexts.noSkills}</None>
        ) : (
          <ul>
            {note.skills.map((skill) => (
              <li key={skill._id}>
                {skill.name}
                <small>{skill.outcome.name}</small>
              </li>
            ))}
          </ul>
        )}
      </Part>
      {note.member && (
        <Part title="Files">
          <Files memberId={note.member._id} />
        </Part>
      )}
    </article>
  );
};

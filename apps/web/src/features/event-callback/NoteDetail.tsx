import { useQuery } from '@tanstack/react-query';
import { Link } from '../../kernel/router.ts';
import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ChildHead } from '../../ui/people/ChildHead.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { LetterScreen, MeetingLink, notePath, NoteReader, noteQuery, useReadMark } from '../activity-notes/public.ts';
import styles from './event-callback.module.css';
import { NotShown } from './NotShown.tsx';

/** One note, read-only, opened by a link from a mail or a calendar. Families get it as their letter. */
export const NoteDetail = ({ id }: { id: string }) =>
  seesAsFamily(useMe()) ? <LetterScreen id={id} goneTitle={shellTexts.nothingHere} /> : <StaffNote id={id} />;

const StaffNote = ({ id }: { id: string }) => {
  const note = useQuery(noteQuery(id));
  useReadMark(note.data);
  if (note.isPending) return <ScreenSkeleton />;
  if (!note.data) return <NotShown query={note} instead="notes" />;
  const { data } = note;
  return (
    <>
      {data.member && <ChildHead child={data.member} ofPage />}
      <div className={styles['page']}>
        <PageHeading
          title={SCREENS.eventCallback.title}
          over="Session"
          actions={<Link to={notePath(id, 'view')}>Open in the activities</Link>}
        />
        <SectionCard title={SCREENS.note.title}>
          <NoteReader note={data} actions={<MeetingLink note={data} />} />
        </SectionCard>
      </div>
    </>
  );
};

import type { NoteSummary } from '@amberway/contract/activity-notes/schemas';
import { DRAFT_LABEL, shownNoteStatus } from '@amberway/contract/activity-notes/status';
import { noteTexts, scheduleTexts } from '@amberway/contract/activity-notes/texts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { Link, useSearchParams } from '../../../kernel/router.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { useRecordUrl } from '../../../ui/form/use-record-url.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Button, ButtonLink } from '../../../ui/kit/Button.tsx';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import { useDraftRows } from '../list/use-draft-rows.ts';
import { newNoteHref, noteHref } from '../paths.ts';
import { ScheduleModal } from '../schedule/ScheduleModal.tsx';
import styles from './family.module.css';

/** Each line says it: it may be read without the heading of the section. */
const UNSEEN = <StatusTag tone="warn">{noteTexts.unseenByFamilies}</StatusTag>;

type Props = { member: MemberSummary; pending: readonly NoteSummary[] };

/** One's own drafts, notes that are not published yet, and the ways to add something. */
export const StaffNotes = ({ member, pending }: Props) => {
  const [params] = useSearchParams();
  const record = useRecordUrl();
  const { rows: drafts } = useDraftRows(member._id);
  const here = new URLSearchParams(params);
  here.set(MEMBER_PARAM, member._id);
  return (
    <section className={styles['staff']} aria-label="Only staff see this">
      <p>Only staff see this</p>
      <div className={styles['actions']}>
        <ButtonLink to={newNoteHref(here)} icon={<Icon name="plus" size={18} />}>
          {noteTexts.add}
        </ButtonLink>
        <Button onClick={() => record.show('Create')}>{scheduleTexts.schedule}</Button>
      </div>
      {drafts.length + pending.length > 0 && (
        <ul>
          {drafts.map((draft) => (
            <li key={draft.key}>
              <Link to={newNoteHref(here, draft.id)}>{draft.title.trim() || 'Untitled note'}</Link> {DRAFT_LABEL}{' '}
              {UNSEEN}
            </li>
          ))}
          {pending.map((note) => (
            <li key={note._id}>
              <Link to={noteHref(note._id, 'edit', here)}>{note.title}</Link> {shownNoteStatus(note.status)} {UNSEEN}
            </li>
          ))}
        </ul>
      )}
      <ScheduleModal at={record} memberId={member._id} />
    </section>
  );
};

import { Link } from '../../../kernel/router.ts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { maySchedule } from '@amberway/contract/activity-notes/actions';
import { scheduleTexts } from '@amberway/contract/activity-notes/texts';
import { SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { useMe, viewerOf } from '../../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { useRecordUrl } from '../../../ui/form/use-record-url.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ChildChoice } from '../../../ui/people/ChildChoice.tsx';
import { ScheduleModal } from '../schedule/ScheduleModal.tsx';
import styles from './overview.module.css';
import { PastNotes } from './PastNotes.tsx';
import { PeopleCards } from './PeopleCards.tsx';
import { UpcomingAppointments } from './UpcomingAppointments.tsx';
import { Button } from '../../../ui/kit/Button.tsx';

type Props = { member: MemberSummary; siblings: readonly MemberSummary[]; onSelect: (id: string) => void };

export const Overview = ({ member, siblings, onSelect }: Props) => {
  const me = useMe();
  const record = useRecordUrl();
  const schedules = maySchedule(viewerOf(me));
  return (
    <div className={styles['page']}>
      <PageHeading
        title={screenTitle('memberOverview', me.role)}
        actions={
          schedules && (
            <Button variant="primary" icon={<Icon name="plus" size={18} />} onClick={() => record.show('Create')}>
              {scheduleTexts.schedule}
            </Button>
          )
        }
      />
      <div className={styles['lead']}>
        <ChildChoice child={member} siblings={siblings} onSelect={onSelect} />
        <Link to={`${SCREENS.notes.path}?${MEMBER_PARAM}=${member._id}`} data-touch>
          All activity notes
        </Link>
      </div>
      <PeopleCards memberId={member._id} />
      <UpcomingAppointments memberId={member._id} record={record} />
      <PastNotes memberId={member._id} />
      {schedules && <ScheduleModal at={record} memberId={member._id} />}
    </div>
  );
};

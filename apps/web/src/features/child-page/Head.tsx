import { useMemo } from 'react';
import { mayAddNote } from '@amberway/contract/activity-notes/actions';
import { noteTypeLabel } from '@amberway/contract/activity-notes/length';
import { scheduleTexts } from '@amberway/contract/activity-notes/texts';
import { childPagePath } from '@amberway/contract/shell/child-page-path';
import type { ChildPage } from '@amberway/contract/child-page/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan, useMe, viewerOf } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { Link } from '../../kernel/router.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button, ButtonLink } from '../../ui/kit/Button.tsx';
import { useLayout } from '../../ui/layout.ts';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';
import { ageOn } from '../../ui/people/age.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { phoneText } from '../../ui/phone-text.ts';
import { SaidTime } from '../../ui/SaidTime.tsx';
import { today } from '../../ui/today.ts';
import { useLayerUrl } from '../../ui/use-layer-url.ts';
import { newNoteHref } from '../activity-notes/public.ts';
import { MailAddress } from '../client-mail/public.ts';
import { useClientLink } from '../users/public.ts';
import styles from './head.module.css';
import { planText, zoneText } from './head-texts.ts';

const ScheduleModal = lazyOverlay(
  scheduleTexts.schedule,
  async () => (await import('../activity-notes/public.ts')).ScheduleModal,
);

/** 'Plan' opens the appointment form for this child. */
const Plan = ({ memberId }: { memberId: string }) => {
  const layer = useLayerUrl('plan');
  const { open, close } = layer;
  const at = useMemo<RecordPlace>(
    () => ({ open: open ? { mode: 'Create', id: null } : null, show: () => {}, close }),
    [open, close],
  );
  return (
    <>
      <Button
        icon={<Icon name="calendar" size={18} />}
        aria-label="Plan a session"
        onPointerEnter={ScheduleModal.preload}
        onClick={() => layer.show()}
      >
        Plan
      </Button>
      <ScheduleModal at={at} memberId={memberId} />
    </>
  );
};

const Switcher = ({ page: { children, member } }: { page: ChildPage }) =>
  children.length > 1 && (
    <nav className={styles['siblings']} aria-label="Children of the family">
      {children.map((child) => (
        <Link
          key={child._id}
          to={childPagePath(child._id)}
          aria-current={child._id === member._id ? 'page' : undefined}
        >
          {child.firstName}
        </Link>
      ))}
    </nav>
  );

const Family = ({ parent, member }: ChildPage) => {
  const { timeZone } = useMe();
  const phone = phoneText(parent);
  const plan = planText(parent.choosePlan, member.memberShipEnd);
  return (
    <>
      <p className={styles['facts']}>
        <span className={styles['parent']}>
          <Avatar person={parent} size={24} />
          <b>{fullName(parent)}</b>
          {parent.userStatus !== 'Active' && <em>{`account ${parent.userStatus}`}</em>}
        </span>
        {phone && (
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <Icon name="phone" size={16} />
            {phone}
          </a>
        )}
        <MailAddress email={parent.email} customerId={parent._id} />
      </p>
      <p className={styles['facts']}>
        {plan && (
          <span>
            <Icon name="restore" size={16} />
            {plan}
          </span>
        )}
        <span>
          <Icon name="clock" size={16} />
          {zoneText(parent.timeZone, timeZone)}
        </span>
      </p>
    </>
  );
};

type Props = { page: ChildPage; onMessage: () => void; onNearMessage: () => void };

/** Whose page it is, how to reach the family, and the next action. Stays in view, on a phone its first line. */
export const Head = ({ page, onMessage, onNearMessage }: Props) => {
  const me = useMe();
  const mayWrite = useCan('messages', 'send');
  const maySchedule = useCan('sessions', 'schedule');
  const mayAct = useCan('actAs', 'start');
  const { member, parent, nextSession } = page;
  const linkTo = useClientLink(`${SCREENS.home.path}?${MEMBER_PARAM}=${member._id}`);
  const { mobile } = useLayout();
  const age = member.dob ? ageOn(member.dob, today(me.timeZone)) : null;
  const face = <Avatar person={{ ...member, avatar: member.avatarUrl }} size={mobile ? 40 : 72} />;
  const name = <h1 tabIndex={-1}>{age === null ? fullName(member) : `${fullName(member)}, ${age}`}</h1>;
  const header = (
    <header className={styles['head']}>
      {!mobile && face}
      <div className={styles['about']}>
        <div className={styles['title']}>
          {!mobile && name}
          {nextSession && (
            <span className={styles['next']}>
              <Icon name="clock" size={16} />
              {`${noteTypeLabel(nextSession.type)} `}
              <SaidTime at={nextSession.startTime} plain />
            </span>
          )}
          <Switcher page={page} />
        </div>
        <Family {...page} />
      </div>
      <div className={styles['actions']}>
        <div>
          {mayAddNote(viewerOf(me)) && (
            <ButtonLink
              variant="primary"
              icon={<Icon name="edit" size={18} />}
              to={newNoteHref(new URLSearchParams({ [MEMBER_PARAM]: member._id }))}
            >
              Write note
            </ButtonLink>
          )}
          {mayWrite && (
            <Button
              icon={<Icon name="post" size={18} />}
              aria-label={`Message ${parent.firstName}`}
              onPointerEnter={onNearMessage}
              onClick={onMessage}
            >
              Message
            </Button>
          )}
          {maySchedule && <Plan memberId={member._id} />}
        </div>
        {mayAct && page.seesFamily && (
          <ButtonLink variant="text" size="small" icon={<Icon name="eye" size={18} />} {...linkTo(parent)}>
            {`See what ${parent.firstName} sees`}
          </ButtonLink>
        )}
      </div>
    </header>
  );
  // The whole head would fill half of a phone: only whose page it is stays in view there.
  return mobile ? (
    <>
      <div className={styles['bar']}>
        {face}
        {name}
      </div>
      {header}
    </>
  ) : (
    header
  );
};

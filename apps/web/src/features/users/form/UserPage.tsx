import { isBusinessType, isFamilyType } from '@amberway/contract/kernel/roles';
import type { Kpi } from '@amberway/contract/kpis/schemas';
import type { Member } from '@amberway/contract/members/schemas';
import type { UserDetails } from '@amberway/contract/users/schemas';
import { useCan, useMe } from '../../../kernel/queries/me.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { formatDate, formatDay } from '../../../ui/dates.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import { contactFacts, csmFact } from '../../../ui/people/person-facts.ts';
import { ReadRows } from '../../../ui/reading/Columns.tsx';
import { ReadFrame, type ReadQuery } from '../../../ui/reading/ReadFrame.tsx';
import { ReadHead, ReadPart } from '../../../ui/reading/ReadPart.tsx';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import { kpiText } from '../../kpis/public.ts';
import { STATUS_TONES, statusLabel } from '../status.ts';
import { PasswordLinks } from './PasswordLinks.tsx';
import styles from './UserForm.module.css';

const dayText = (day: string | null) => day && formatDay(day);

const Child = ({ child }: { child: Member }) => (
  <li>
    <span>
      <strong className={styles['childName']}>{fullName(child)}</strong>
      <small>
        {[
          child.dob && `born ${dayText(child.dob)}`,
          child.memberShipEnd && `membership until ${dayText(child.memberShipEnd)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </span>
    <small>{child.primaryContactObject ? fullName(child.primaryContactObject) : 'No clinician yet'}</small>
  </li>
);

const Family = ({ user }: { user: UserDetails }) => (
  <>
    <Facts facts={[{ label: 'Membership Tier', value: user.choosePlan }, csmFact(user)]} />
    {user.members.length > 0 && (
      <ReadPart title="Children">
        <ReadRows label="Children">
          {user.members.map((child) => (
            <Child key={child._id} child={child} />
          ))}
        </ReadRows>
      </ReadPart>
    )}
  </>
);

const Work = ({ user, targets }: { user: UserDetails; targets: readonly Kpi[] }) => (
  <>
    <ReadPart title="Capacity">
      <Facts
        facts={[
          { label: 'Work days a week', value: user.totalWorkDays },
          { label: 'Work hours a week', value: user.totalWorkHours },
          { label: 'Clients now', value: user.currentNumberOfClient },
          { label: 'Total client capacity', value: user.totalClientCapacity },
        ]}
      />
    </ReadPart>
    {targets.length > 0 && (
      <ReadPart title="KPI targets">
        <Facts
          facts={targets.map(({ kpiName, kpiValue }) => ({
            label: kpiName,
            value: kpiValue === null ? null : kpiText(kpiName, kpiValue),
          }))}
        />
      </ReadPart>
    )}
  </>
);

const Body = ({ user, targets }: UserRecord) => {
  const { timeZone } = useMe();
  const maySendLinks = useCan('users', 'sendLink');
  const isBusiness = isBusinessType(user.type);
  return (
    <>
      <ReadHead>
        <Avatar person={user} size={48} />
        <strong className={styles['name']}>{fullName(user)}</strong>
        <StatusTag tone={STATUS_TONES[user.userStatus]}>{statusLabel(user)}</StatusTag>
      </ReadHead>
      <Facts
        facts={[
          { label: 'Email', value: user.email },
          ...contactFacts(user),
          ...(user.languages.length > 0 ? [{ label: 'Languages', value: user.languages.join(', ') }] : []),
          ...(isBusiness ? [{ label: 'Business User Type', value: user.businessUserType.join(', ') }] : []),
          ...(user.isMain ? [{ label: 'Main user', value: 'Yes' }] : []),
          { label: 'Tag', value: user.tag },
          { label: 'Since', value: formatDate(user.createdAt, timeZone) },
        ]}
      />
      {isFamilyType(user.type) && <Family user={user} />}
      {isBusiness && <Work user={user} targets={targets} />}
      {maySendLinks && user.userStatus !== 'Deleted' && <PasswordLinks user={user} />}
    </>
  );
};

export type UserRecord = { user: UserDetails; targets: readonly Kpi[] };

type Props = {
  title: string;
  width: number;
  query: ReadQuery<UserRecord>;
  onClose: () => void;
  /** Absent where the viewer may not edit. */
  onEdit: (() => void) | undefined;
};

/** One user to read. */
export const UserPage = ({ title, width, query, onClose, onEdit }: Props) => {
  const edit = onEdit && (
    <Button variant="primary" icon={<Icon name="edit" size={18} />} onClick={onEdit}>
      Edit user
    </Button>
  );
  return (
    <ReadFrame
      query={query}
      kind={title}
      titleOf={() => title}
      width={`${width}px`}
      onClose={onClose}
      actions={() => edit}
    >
      {(record) => <Body {...record} />}
    </ReadFrame>
  );
};

import { childPagePath } from '@amberway/contract/shell/child-page-path';
import type { Member } from '@amberway/contract/members/schemas';
import { listingTypeText, memberTexts } from '@amberway/contract/members/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatDay } from '../../ui/dates.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ButtonLink } from '../../ui/kit/Button.tsx';
import { ageOn } from '../../ui/people/age.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { today } from '../../ui/today.ts';
import styles from './MemberSheet.module.css';

const dayText = (day: string | null) => day && formatDay(day);

/** One child to read: who it is, its family and clinician, and its membership. */
export const MemberSheet = ({ member }: { member: Member }) => {
  const { timeZone } = useMe();
  const { dob, parent, primaryContactObject: clinician, funding } = member;
  const age = dob ? ageOn(dob, today(timeZone)) : null;
  return (
    <div className={styles['sheet']}>
      <div className={styles['head']}>
        <Avatar person={{ ...member, avatar: member.avatarUrl }} size={56} />
        <h3>{age === null ? fullName(member) : `${fullName(member)}, ${age}`}</h3>
      </div>
      <ButtonLink icon={<Icon name="child" size={18} />} to={childPagePath(member._id)}>
        {`Open ${member.firstName}’s page`}
      </ButtonLink>
      <Facts
        facts={[
          { label: memberTexts.parent, value: fullName(parent) },
          { label: memberTexts.parentEmail, value: parent.email },
          { label: memberTexts.primaryClinician, value: clinician && fullName(clinician) },
          { label: 'Date of Birth', value: dayText(dob) },
          { label: 'Gender', value: member.gender },
          { label: 'Membership Start', value: dayText(member.memberShipStart) },
          { label: memberTexts.nextRolloverDate, value: dayText(member.memberShipEnd) },
          { label: 'Funding', value: funding?.replaceAll('_', ' ') },
          { label: memberTexts.listingType, value: member.listingType && listingTypeText(member.listingType) },
          { label: memberTexts.listingIdentifier, value: member.listingIdentifier },
        ]}
      />
    </div>
  );
};

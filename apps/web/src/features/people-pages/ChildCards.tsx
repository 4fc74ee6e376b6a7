import { Link } from '../../kernel/router.ts';
import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { ageOn, ageText } from '@amberway/contract/members/age';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { memberTexts } from '@amberway/contract/members/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatDay } from '../../ui/dates.ts';
import { Facts } from '../../ui/Facts.tsx';
import { saidDate } from '../../ui/said-dates.ts';
import { today } from '../../ui/today.ts';
import { ViewerTime } from '../../ui/ViewerTime.tsx';
import { AvatarEditor } from '../content/public.ts';
import styles from './people.module.css';
import { Button } from '../../ui/kit/Button.tsx';

type Child = Omit<MemberSummary, 'parent'>;
type Props = { members: readonly Child[]; onEdit?: ((id: string) => void) | undefined };

const clinicianOf = ({ primaryContactObject: person }: Child) =>
  person ? `${person.firstName} ${person.lastName}` : 'To be assigned';

/** The children of a family with their ages, clinicians and dates. */
export const ChildCards = ({ members, onEdit }: Props) => {
  const me = useMe();
  const day = today(me.timeZone);
  const dateOf = seesAsFamily(me) ? saidDate : formatDay;
  return (
    <ul className={styles['children']}>
      {members.map((child) => {
        const age = child.dob ? ageOn(child.dob, day) : null;
        const name = `${child.firstName} ${child.lastName}`.trim();
        return (
          <li key={child._id} className={styles['child']}>
            <div className={styles['name']}>
              <Avatar person={{ ...child, avatar: child.avatarUrl }} size={44} />
              <div>
                <strong>{name}</strong>
                <span>{age ? ageText(age) : 'Age not known'}</span>
              </div>
            </div>
            {onEdit && (
              <div className={styles['cardActions']}>
                <Button onClick={() => onEdit(child._id)} aria-label={`Edit ${name}`}>
                  Edit
                </Button>
                <AvatarEditor member={child._id} name={child.firstName} />
              </div>
            )}
            <nav className={styles['cardActions']} data-touch aria-label={`About ${name}`}>
              <Link to={`${SCREENS.notes.path}?${MEMBER_PARAM}=${child._id}`}>Activity notes</Link>
              <Link to={`${SCREENS.memberOverview.path}?${MEMBER_PARAM}=${child._id}`}>
                {SCREENS.memberOverview.title}
              </Link>
            </nav>
            <Facts
              facts={[
                { label: memberTexts.primaryClinician, value: clinicianOf(child) },
                { label: 'Date of birth', value: child.dob && dateOf(child.dob) },
                {
                  label: 'Membership start',
                  value: child.memberShipStart && <ViewerTime at={child.memberShipStart} day />,
                },
                {
                  label: memberTexts.nextRolloverDate,
                  value: child.memberShipEnd && <ViewerTime at={child.memberShipEnd} day />,
                },
              ]}
            />
          </li>
        );
      })}
    </ul>
  );
};

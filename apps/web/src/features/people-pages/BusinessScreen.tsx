import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '../../kernel/router.ts';
import { memberTexts } from '@amberway/contract/members/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { isPassing } from '../../kernel/api-error.ts';
import { parsePerson } from '../../kernel/person-segment.ts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { publicPersonQuery } from '../../kernel/queries/user.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { BusinessRecord } from './BusinessRecord.tsx';
import styles from './people.module.css';
import { PersonHeader } from './PersonHeader.tsx';
import { useEditUser } from './use-edit-user.ts';
import { UserNotFound } from './UserNotFound.tsx';
import { Button } from '../../ui/kit/Button.tsx';

/** /dashboard/business{id} and /dashboard/business/{id}: a coach's card for everyone, their record for administrators. */
export const BusinessScreen = () => {
  const params = useParams();
  const id = parsePerson(params['person'])?.id ?? params['id'] ?? '';
  const me = useMe();
  const navigate = useNavigate();
  const edit = useEditUser(SCREENS.usersBusiness.path);
  const mayManage = useCan('users', 'create');
  const person = useQuery(publicPersonQuery('business', id));
  if (person.isPending) return <ScreenSkeleton />;
  if (!person.data) return isPassing(person.error) ? <QueryFailure query={person} /> : <UserNotFound />;
  const children = me.members.filter(({ primaryContactObject }) => primaryContactObject?._id === id);
  return (
    <div className={styles['page']}>
      <PersonHeader
        person={person.data}
        tags={person.data.businessUserType.map((role) => (
          <StatusTag key={role} tone="soft">
            {role}
          </StatusTag>
        ))}
        actions={
          <>
            {mayManage && (
              <Button icon={<Icon name="settings" size={18} />} onClick={() => edit(id)}>
                Edit business user
              </Button>
            )}
            {id === me._id && <Button onClick={() => navigate(SCREENS.settings.path)}>Open my profile</Button>}
          </>
        }
      />
      {children.length > 0 && (
        <SectionCard title="Your family">
          <Facts facts={[{ label: `${memberTexts.primaryClinician} of`, value: children.map(fullName).join(', ') }]} />
        </SectionCard>
      )}
      {mayManage && <BusinessRecord id={id} />}
    </div>
  );
};

import { isFamily } from '@amberway/contract/kernel/roles';
import { generatePath, useNavigate } from '../../kernel/router.ts';
import { SWITCH_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { UserDetails } from '@amberway/contract/users/schemas';
import { personPath } from '../../kernel/person-segment.ts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { useRecordPart } from '../../ui/form/record-part.ts';
import { useRecordUrl } from '../../ui/form/use-record-url.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { FamilyFormsList } from '../onboarding-forms/public.ts';
import { privacyPath } from '../privacy/public.ts';
import { SupportNetwork } from '../support-contacts/public.ts';
import { STATUS_TONES, statusLabel } from '../users/public.ts';
import { ChildCards } from './ChildCards.tsx';
import { ChildDrawer } from './ChildDrawer.tsx';
import styles from './people.module.css';
import { contactFacts, csmFact } from '../../ui/people/person-facts.ts';
import { PersonHeader } from './PersonHeader.tsx';
import { useEditUser } from './use-edit-user.ts';
import { Button } from '../../ui/kit/Button.tsx';

/** A customer's status and plan. */
const PlanTags = ({ user }: { user: UserDetails }) => (
  <>
    <StatusTag tone={STATUS_TONES[user.userStatus]}>{statusLabel(user)}</StatusTag>
    {user.choosePlan && <StatusTag tone="soft">{user.choosePlan}</StatusTag>}
  </>
);

/** Value of ?create= that names one of the page's forms. */
const NEW = 'child';
const NO_CHILD = 'Please ask your customer success manager to add your child.';

/** A family's page, for the staff who work with it and for the family itself. */
export const CustomerPage = ({ user }: { user: UserDetails }) => {
  const navigate = useNavigate();
  const me = useMe();
  const own = me._id === user._id;
  const edit = useEditUser(SCREENS.usersCustomer.path);
  const record = useRecordUrl();
  const mayAct = useCan('actAs', 'start');
  const mayManage = useCan('users', 'create');
  const mayOversee = useCan('privacy', 'oversee');
  const mayAddChild = useCan('members', 'create');
  const childAt = useRecordPart(
    record,
    ({ mode, id }) =>
      mayAddChild && (mode === 'Create' ? id === NEW : mode === 'Edit' && user.members.some(({ _id }) => _id === id)),
  );
  const open = () =>
    navigate(generatePath(SWITCH_ROUTES.customer, { customerId: user._id }), {
      state: { from: personPath('customer', user._id) },
    });
  const addChild = mayAddChild && (
    <Button icon={<Icon name="plus" size={18} />} onClick={() => record.show('Create', NEW)}>
      Add child
    </Button>
  );

  return (
    <div className={styles['page']}>
      <PersonHeader
        {...(!own && { customerId: user._id })}
        person={user}
        tags={<PlanTags user={user} />}
        actions={
          <>
            {own && isFamily(me) && <Button onClick={() => navigate(SCREENS.settings.path)}>Open my profile</Button>}
            {mayAct && (
              <Button variant="primary" onClick={open}>
                Act as this customer
              </Button>
            )}
            {mayManage && (
              <Button icon={<Icon name="settings" size={18} />} onClick={() => edit(user._id)}>
                Edit customer
              </Button>
            )}
            {mayOversee && (
              <Button icon={<Icon name="lock" size={18} />} onClick={() => navigate(privacyPath(user._id))}>
                {SCREENS.privacyOf.title}
              </Button>
            )}
          </>
        }
      />
      <SectionCard title="Details">
        <Facts facts={[...contactFacts(user), csmFact(user)]} />
      </SectionCard>
      <SectionCard title="Children" actions={user.members.length > 0 && addChild}>
        {user.members.length === 0 ? (
          <EmptyState title="No children added yet" small action={addChild}>
            {own ? NO_CHILD : 'Outcomes, notes and tasks belong to a child: add the first one to begin.'}
          </EmptyState>
        ) : (
          <ChildCards members={user.members} onEdit={mayAddChild ? (id) => record.show('Edit', id) : undefined} />
        )}
      </SectionCard>
      <SectionCard title="Forms">
        <FamilyFormsList userId={user._id} />
      </SectionCard>
      <SupportNetwork uid={user._id} record={record} own={own} />
      <ChildDrawer at={childAt} parent={user._id} members={user.members} />
    </div>
  );
};

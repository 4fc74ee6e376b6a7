import { type Plan, isFamilyType, isBusinessType } from '@amberway/contract/kernel/roles';
import { neededFields } from '@amberway/contract/users/rules';
import type { UserDetails } from '@amberway/contract/users/schemas';
import type { UserEditor } from '@amberway/contract/users/writable';
import { useCan } from '../../../kernel/queries/me.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { CapacityFields, KpiTargetFields } from '../../kpis/public.ts';
import { AccountFields } from './AccountFields.tsx';
import { AddressFields } from './AddressFields.tsx';
import { ChildrenFields } from './ChildrenFields.tsx';
import { lockFor } from './lock.ts';
import { PasswordLinks } from './PasswordLinks.tsx';
import { PersonFields } from './PersonFields.tsx';
import type { SignInType } from './values.ts';
import { useFormValue } from '../../../ui/form/form-store.ts';

type Props = {
  type: SignInType;
  /** The stored record; absent for a new user. */
  user: UserDetails | undefined;
  editor: UserEditor;
  onPlan: (plan: Plan) => void;
};

export const UserFields = ({ type, user, editor, onPlan }: Props) => {
  const plan = useFormValue<Plan | null | undefined>('choosePlan');
  const lock = lockFor(editor, neededFields({ type, choosePlan: plan ?? null }));
  const maySendLinks = useCan('users', 'sendLink');
  return (
    <>
      <PersonFields lock={lock} />
      <AddressFields lock={lock} />
      <AccountFields type={type} lock={lock} csm={user?.csmObject} onPlan={onPlan} />
      {user && maySendLinks && user.userStatus !== 'Deleted' && <PasswordLinks user={user} />}
      {isFamilyType(type) && <ChildrenFields stored={user?.members ?? []} />}
      {isBusinessType(type) && (
        <>
          <FormSection title="Capacity">
            <CapacityFields clients={user?.currentNumberOfClient ?? null} disabled={lock.is('totalClientCapacity')} />
          </FormSection>
          <FormSection title="KPIs">
            <KpiTargetFields disabled={lock.is('kpis')} />
          </FormSection>
        </>
      )}
    </>
  );
};

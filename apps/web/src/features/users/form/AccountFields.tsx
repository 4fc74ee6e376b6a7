import {
  type Plan,
  PLANS,
  STAFF_ROLES,
  USER_STATUSES,
  type UserStatus,
  isFamilyType,
  isBusinessType,
} from '@amberway/contract/kernel/roles';
import { LANGUAGES } from '@amberway/contract/places/languages';
import type { UserDetails } from '@amberway/contract/users/schemas';
import { useFormContext } from '../../../ui/form/form-context.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { LookupSelect } from '../../lookups/public.ts';
import { BusinessUserSelect } from '../../../ui/people/BusinessUserSelect.tsx';
import { statusLabel } from '../status.ts';
import type { Lock } from './lock.ts';
import type { SignInType } from './values.ts';
import { MultiSelect } from '../../../ui/select/MultiSelect.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import type { UpdateUserBody } from '@amberway/contract/users/body';
import { Switch } from '../../../ui/kit/Switch.tsx';
import { useForm, useFormValue } from '../../../ui/form/form-store.ts';

const Field = FormField<UpdateUserBody>;

type Props = { type: SignInType; lock: Lock; csm: UserDetails['csmObject'] | undefined; onPlan: (plan: Plan) => void };

const options = <V extends string>(values: readonly V[]) => values.map((value) => ({ value, label: value }));

/** Account type, status and permissions; set by administrators. */
export const AccountFields = ({ type, lock, csm, onPlan }: Props) => {
  const form = useForm();
  const plan = useFormValue<Plan | null | undefined>('choosePlan');
  const creating = useFormContext().mode === 'Create';
  // 'Deleted' is not offered for a new user.
  const offered = (status: UserStatus) => !creating || status !== 'Deleted';
  const planPicked = (next: Plan) => {
    onPlan(next);
    // Subscribers have fewer required fields, so existing errors are validated again.
    form.recheck();
  };
  return (
    <FormSection title="Account">
      <Field {...lock.named('userStatus')} label="User Status">
        <Select
          options={USER_STATUSES.filter(offered).map((value) => ({
            value,
            label: statusLabel({ type, userStatus: value, choosePlan: plan ?? null }),
          }))}
          {...lock.of('userStatus')}
        />
      </Field>
      <Field {...lock.named('tag')} label="Tag">
        <LookupSelect type="tag" {...lock.of('tag')} />
      </Field>
      {(isFamilyType(type) || isBusinessType(type)) && (
        <Field {...lock.named('languages')} label="Languages">
          <MultiSelect options={options(LANGUAGES)} placeholder="Select one or more" {...lock.of('languages')} />
        </Field>
      )}
      {isFamilyType(type) && (
        <>
          <Field {...lock.named('choosePlan')} label="Membership Tier">
            <Select<Plan>
              options={options(PLANS)}
              placeholder="Select"
              onChange={planPicked}
              {...lock.of('choosePlan')}
            />
          </Field>
          <Field {...lock.named('csm')} label="Customer Success Manager">
            <BusinessUserSelect managersFirst known={csm} {...lock.of('csm')} />
          </Field>
        </>
      )}
      {isBusinessType(type) && (
        <>
          <Field {...lock.named('businessUserType')} label="Business User Type">
            <MultiSelect
              options={options(STAFF_ROLES)}
              placeholder="Select one or more"
              {...lock.of('businessUserType')}
            />
          </Field>
          <Field {...lock.named('isMain')} label="Main user" valuePropName="checked">
            <Switch {...lock.of('isMain')} />
          </Field>
        </>
      )}
    </FormSection>
  );
};

import { PHONE_MAX } from '@amberway/contract/users/rules';
import { FileDrop } from '../../../ui/files/FileDrop.tsx';
import { DialCodeSelect } from '../../../ui/form/DialCodeSelect.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormSection, WholeLine } from '../../../ui/form/FormSection.tsx';
import { PhoneField } from '../../../ui/form/PhoneField.tsx';
import type { Lock } from './lock.ts';
import type { UpdateUserBody } from '@amberway/contract/users/body';
import { Input } from '../../../ui/kit/Input.tsx';

const Field = FormField<UpdateUserBody>;

/** Name and contact details. */
export const PersonFields = ({ lock }: { lock: Lock }) => (
  <FormSection title="Person">
    <WholeLine>
      <Field {...lock.named('avatar')} label="Picture">
        <FileDrop label="Picture" purpose="avatar" crop={{ aspect: 1, round: true }} disabled={lock.is('avatar')} />
      </Field>
    </WholeLine>
    <Field {...lock.named('firstName')} label="First Name">
      <Input autoComplete="off" {...lock.of('firstName')} />
    </Field>
    <Field {...lock.named('lastName')} label="Last Name">
      <Input autoComplete="off" {...lock.of('lastName')} />
    </Field>
    <WholeLine>
      <Field {...lock.named('email')} label="Email">
        <Input type="email" autoComplete="off" {...lock.of('email')} />
      </Field>
    </WholeLine>
    <Field {...lock.named('phoneCountryCode')} label="Country Code">
      <DialCodeSelect {...lock.of('phoneCountryCode')} />
    </Field>
    <PhoneField<UpdateUserBody>
      {...lock.named('phoneNumber')}
      code="phoneCountryCode"
      label="Phone Number"
      hint={`At most ${PHONE_MAX} characters, without the country code.`}
      {...lock.of('phoneNumber')}
    />
  </FormSection>
);

import { CountrySelect } from '../../../ui/form/CountrySelect.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { TimeZoneSelect } from '../../../ui/form/TimeZoneSelect.tsx';
import { countryDefaults } from './country-defaults.ts';
import type { Lock } from './lock.ts';
import type { UpdateUserBody } from '@amberway/contract/users/body';
import { Input } from '../../../ui/kit/Input.tsx';
import { useForm, useFormValue } from '../../../ui/form/form-store.ts';

const Field = FormField<UpdateUserBody>;

export const AddressFields = ({ lock }: { lock: Lock }) => {
  const form = useForm<UpdateUserBody>();
  const country = useFormValue<string | null | undefined>('country');
  // The country fills in phone code and time zone.
  const countryPicked = (name: string | null) => {
    const { phoneCountryCode, timeZone } = form.values();
    form.setAll(countryDefaults(name, country, { phoneCountryCode, timeZone }));
  };
  return (
    <FormSection title="Address">
      <Field {...lock.named('address')} label="Address Line 1">
        <Input autoComplete="off" {...lock.of('address')} />
      </Field>
      <Field {...lock.named('otherAddress')} label="Address Line 2">
        <Input autoComplete="off" {...lock.of('otherAddress')} />
      </Field>
      <Field {...lock.named('city')} label="City">
        <Input autoComplete="off" {...lock.of('city')} />
      </Field>
      <Field {...lock.named('state')} label="State">
        <Input autoComplete="off" {...lock.of('state')} />
      </Field>
      <Field {...lock.named('postCode')} label="Post Code">
        <Input autoComplete="off" {...lock.of('postCode')} />
      </Field>
      <Field {...lock.named('country')} label="Country">
        <CountrySelect onChange={countryPicked} {...lock.of('country')} />
      </Field>
      <Field {...lock.named('timeZone')} label="Time Zone">
        <TimeZoneSelect country={country} {...lock.of('timeZone')} />
      </Field>
    </FormSection>
  );
};

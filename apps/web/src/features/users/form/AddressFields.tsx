import { Form, Input } from 'antd';
import { CountrySelect } from '../../../ui/form/CountrySelect.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { TimeZoneSelect } from '../../../ui/form/TimeZoneSelect.tsx';
import { countryDefaults } from './country-defaults.ts';
import type { Lock } from './lock.ts';

export const AddressFields = ({ lock }: { lock: Lock }) => {
  const form = Form.useFormInstance();
  const country = Form.useWatch<string | null | undefined>('country', form);
  // What the country already says is not asked again.
  const countryPicked = (name: string | null) => {
    const { phoneCountryCode, timeZone } = form.getFieldsValue(['phoneCountryCode', 'timeZone']);
    form.setFieldsValue(countryDefaults(name, country, { phoneCountryCode, timeZone }));
  };
  return (
    <FormSection title="Address">
      <FormField {...lock.named('address')} label="Address Line 1">
        <Input autoComplete="off" {...lock.of('address')} />
      </FormField>
      <FormField {...lock.named('otherAddress')} label="Address Line 2">
        <Input autoComplete="off" {...lock.of('otherAddress')} />
      </FormField>
      <FormField {...lock.named('city')} label="City">
        <Input autoComplete="off" {...lock.of('city')} />
      </FormField>
      <FormField {...lock.named('state')} label="State">
        <Input autoComplete="off" {...lock.of('state')} />
      </FormField>
      <FormField {...lock.named('postCode')} label="Post Code">
        <Input autoComplete="off" {...lock.of('postCode')} />
      </FormField>
      <FormField {...lock.named('country')} label="Country">
        <CountrySelect onChange={countryPicked} {...lock.of('country')} />
      </FormField>
      <FormField {...lock.named('timeZone')} label="Time Zone">
        <TimeZoneSelect country={country} {...lock.of('timeZone')} />
      </FormField>
    </FormSection>
  );
};

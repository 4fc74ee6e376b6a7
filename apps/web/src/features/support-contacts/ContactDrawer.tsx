import { Input } from 'antd';
import { saveSupportContacts } from '@amberway/contract/support-contacts/endpoints';
import { type SupportContact, supportContactBody } from '@amberway/contract/support-contacts/schemas';
import { PHONE_MAX } from '@amberway/contract/users/rules';
import { call } from '../../kernel/api.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { CountrySelect } from '../../ui/form/CountrySelect.tsx';
import { DialCodeSelect } from '../../ui/form/DialCodeSelect.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { keepPhone } from '../../ui/form/phone-typing.ts';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { LookupSelect } from '../lookups/public.ts';
import { contactBodyOf, type ContactValues, contactValuesOf, NEW_CONTACT } from './contact-form.ts';
import { CONTACTS_SLICE } from './queries.ts';
import { words } from './words.ts';

type Props = {
  at: RecordPlace;
  /** The family's user id. */
  uid: string;
  contact: SupportContact | undefined;
  editable: boolean;
};

const info = (field: string) => ['supporterInfo', field];
const line = <Input maxLength={200} autoComplete="off" />;

/** One contact in its Create, Edit and View modes. */
export const ContactDrawer = ({ at, uid, contact, editable }: Props) => {
  const me = useMe();
  const stored = at.open?.mode === 'Create' ? { values: NEW_CONTACT } : contact && { values: contactValuesOf(contact) };
  return (
    <FormDrawer<ContactValues, ReturnType<typeof supportContactBody.parse>>
      at={at}
      noun={words.noun}
      schema={supportContactBody}
      stored={stored}
      toBody={contactBodyOf}
      editable={editable}
      save={(body, { idempotencyKey }) =>
        call(
          saveSupportContacts,
          { body: [{ ...body, ...(contact && { _id: contact._id }), ...(uid !== me._id && { uid }) }] },
          { idempotencyKey },
        )
      }
      saved={words.saved}
      slices={[CONTACTS_SLICE]}
      fields={
        <>
          <FormField name="name" label="Name">
            {line}
          </FormField>
          <FormField name="relationship" label="Relationship">
            <LookupSelect type="relationship" />
          </FormField>
          <FormSection title="How to reach them">
            <FormField name={info('phoneCountryCode')} label="Country Code">
              <DialCodeSelect />
            </FormField>
            <FormField name={info('phoneNumber')} label="Phone Number" normalize={keepPhone}>
              <Input type="tel" maxLength={PHONE_MAX} autoComplete="off" />
            </FormField>
            <FormField name={info('email')} label="Email">
              <Input type="email" maxLength={200} autoComplete="off" />
            </FormField>
          </FormSection>
          <FormSection title="Address">
            <FormField name={info('address')} label="Address Line 1">
              {line}
            </FormField>
            <FormField name={info('otherAddress')} label="Address Line 2">
              {line}
            </FormField>
            <FormField name={info('city')} label="City">
              {line}
            </FormField>
            <FormField name={info('state')} label="State">
              {line}
            </FormField>
            <FormField name={info('postCode')} label="Post Code">
              {line}
            </FormField>
            <FormField name={info('country')} label="Country">
              <CountrySelect />
            </FormField>
          </FormSection>
        </>
      }
    />
  );
};

import { useQueryClient } from '@tanstack/react-query';
import { Input } from 'antd';
import { saveSupportContacts } from '@amberway/contract/support-contacts/endpoints';
import { contactForm, type SupportContact, type SupportContactBody } from '@amberway/contract/support-contacts/schemas';
import { call } from '../../kernel/api.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { CountrySelect } from '../../ui/form/CountrySelect.tsx';
import { DialCodeSelect } from '../../ui/form/DialCodeSelect.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { PhoneField } from '../../ui/form/PhoneField.tsx';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { LookupSelect } from '../lookups/public.ts';
import { contactBodyOf, type ContactValues, contactValuesOf, NEW_CONTACT } from './contact-form.ts';
import { CONTACTS_SLICE, contactsQuery } from './queries.ts';
import { labels } from './labels.ts';

type Props = {
  at: RecordPlace;
  /** The family's user id. */
  uid: string;
  contact: SupportContact | undefined;
  editable: boolean;
};

const info = (field: string) => ['supporterInfo', field];
const line = <Input autoComplete="off" />;

const storedOf = (contact: SupportContact) => ({ values: contactValuesOf(contact), version: contact.version });

/** One contact in its Create, Edit and View modes. */
export const ContactDrawer = ({ at, uid, contact, editable }: Props) => {
  const me = useMe();
  const client = useQueryClient();
  const stored = at.open?.mode === 'Create' ? { values: NEW_CONTACT } : contact && storedOf(contact);
  return (
    <FormDrawer<ContactValues, SupportContactBody>
      at={at}
      noun={labels.noun}
      schema={contactForm(contact)}
      stored={stored}
      toBody={contactBodyOf}
      editable={editable}
      save={(body, { version, idempotencyKey }) =>
        call(
          saveSupportContacts,
          {
            body: [
              {
                ...body,
                ...(contact && { _id: contact._id, ...(version && { version }) }),
                ...(uid !== me._id && { uid }),
              },
            ],
          },
          { idempotencyKey },
        )
      }
      reload={
        contact &&
        (async () => {
          const rows = await client.fetchQuery({ ...contactsQuery(uid), staleTime: 0 });
          return storedOf(rows.find(({ _id }) => _id === contact._id) ?? contact);
        })
      }
      saved={labels.saved}
      slices={[CONTACTS_SLICE]}
      fields={
        <>
          <FormField name="name" label="Name" required>
            {line}
          </FormField>
          <FormField name="relationship" label="Relationship" required>
            <LookupSelect type="relationship" />
          </FormField>
          <FormSection title="How to reach them">
            <FormField name={info('phoneCountryCode')} label="Country Code">
              <DialCodeSelect />
            </FormField>
            <PhoneField name={info('phoneNumber')} code={info('phoneCountryCode')} label="Phone Number" />
            <FormField name={info('email')} label="Email">
              <Input type="email" autoComplete="off" />
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

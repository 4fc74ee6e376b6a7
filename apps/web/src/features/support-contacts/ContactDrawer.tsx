import { useQueryClient } from '@tanstack/react-query';
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
import { Input } from '../../ui/kit/Input.tsx';

const Field = FormField<ContactValues>;

type Props = {
  at: RecordPlace;
  /** The family's user id. */
  uid: string;
  contact: SupportContact | undefined;
};

const info = (field: keyof ContactValues['supporterInfo']) => ['supporterInfo', field] as const;
const line = <Input autoComplete="off" />;

const storedOf = (contact: SupportContact) => ({ values: contactValuesOf(contact), version: contact.version });

/** The form of one contact. */
export const ContactDrawer = ({ at, uid, contact }: Props) => {
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
          <Field name="name" label="Name" required>
            {line}
          </Field>
          <Field name="relationship" label="Relationship" required>
            <LookupSelect type="relationship" />
          </Field>
          <FormSection title="How to reach them">
            <Field name={info('phoneCountryCode')} label="Country Code">
              <DialCodeSelect />
            </Field>
            <PhoneField<ContactValues>
              name={info('phoneNumber')}
              code={info('phoneCountryCode')}
              label="Phone Number"
            />
            <Field name={info('email')} label="Email">
              <Input type="email" autoComplete="off" />
            </Field>
          </FormSection>
          <FormSection title="Address">
            <Field name={info('address')} label="Address Line 1">
              {line}
            </Field>
            <Field name={info('otherAddress')} label="Address Line 2">
              {line}
            </Field>
            <Field name={info('city')} label="City">
              {line}
            </Field>
            <Field name={info('state')} label="State">
              {line}
            </Field>
            <Field name={info('postCode')} label="Post Code">
              {line}
            </Field>
            <Field name={info('country')} label="Country">
              <CountrySelect />
            </Field>
          </FormSection>
        </>
      }
    />
  );
};

import { isBusinessType, isFamilyType } from '@amberway/contract/kernel/roles';
import { LANGUAGES } from '@amberway/contract/places/languages';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { updateUser } from '@amberway/contract/users/endpoints';
import { neededFields } from '@amberway/contract/users/rules';
import type { UserDetails } from '@amberway/contract/users/schemas';
import { userTexts } from '@amberway/contract/users/texts';
import { mayWriteUserField, type UserEditor } from '@amberway/contract/users/writable';
import { call } from '../../kernel/api.ts';
import { userQuery } from '../../kernel/queries/user.ts';
import type { Rest } from '../../ui/access/NewAddressDialog.tsx';
import { useNewAddress } from '../../ui/access/use-new-address.tsx';
import { useConfirmed } from '../../ui/confirm/use-confirmed.tsx';
import { CountrySelect } from '../../ui/form/CountrySelect.tsx';
import { DialCodeSelect } from '../../ui/form/DialCodeSelect.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { PhoneField } from '../../ui/form/PhoneField.tsx';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { TimeZoneSelect } from '../../ui/form/TimeZoneSelect.tsx';
import { bodyOf, detailsSchema, type DetailsValues, valuesOf } from './details-form.ts';
import { labels } from './labels.ts';
import { Input } from '../../ui/kit/Input.tsx';
import { MultiSelect } from '../../ui/select/MultiSelect.tsx';

const Field = FormField<DetailsValues>;

type Props = { at: RecordPlace; user: UserDetails; editor: UserEditor };

/** Form for the user's own details. Only administrators can change the e-mail address. */
export const DetailsDrawer = ({ at, user, editor }: Props) => {
  const client = useQueryClient();
  const schema = useMemo(() => detailsSchema(user, editor), [user, editor]);
  const needed = neededFields(user);
  const named = (name: keyof DetailsValues) => ({ name, required: needed.has(name) });
  const address = useNewAddress();
  const rest = useRef<Rest>({});
  const agree = async ({ email }: DetailsValues) => {
    const decided = email === user.email ? {} : await address.decide(user._id, email);
    rest.current = decided ?? {};
    return decided !== undefined;
  };
  const { confirmed, question } = useConfirmed(labels.whyConfirm);
  const storedOf = (record: UserDetails) => ({ values: valuesOf(record), version: record.version });
  return (
    <>
      <FormDrawer<DetailsValues, ReturnType<typeof schema.parse>>
        at={at}
        noun="details"
        title={labels.editDetails}
        schema={schema}
        stored={storedOf(user)}
        toBody={bodyOf(editor)}
        save={(body, { version }) =>
          confirmed(() =>
            call(updateUser, {
              params: { id: user._id },
              body: { ...body, ...rest.current, ...(version && { version }) },
            }),
          )
        }
        agree={agree}
        reload={async () => storedOf(await client.fetchQuery({ ...userQuery(user._id), staleTime: 0 }))}
        saved={isFamilyType(user.type) ? userTexts.updated : labels.detailsSaved}
        slices={['users']}
        fields={
          <>
            <FormSection title="You">
              <Field {...named('firstName')} label="First Name">
                <Input autoComplete="given-name" />
              </Field>
              <Field {...named('lastName')} label="Last Name">
                <Input autoComplete="family-name" />
              </Field>
              <Field
                {...named('email')}
                label="Email"
                hint={mayWriteUserField(editor, 'email') ? undefined : labels.emailHint}
              >
                <Input
                  type="email"
                  autoComplete="email"
                  {...(!mayWriteUserField(editor, 'email') && { readOnly: true, variant: 'filled' as const })}
                />
              </Field>
              <Field {...named('timeZone')} label="Time Zone">
                <TimeZoneSelect />
              </Field>
              {(isFamilyType(user.type) || isBusinessType(user.type)) && (
                <Field
                  {...named('languages')}
                  label="Languages"
                  hint={isBusinessType(user.type) ? labels.languagesHint : undefined}
                >
                  <MultiSelect
                    options={LANGUAGES.map((value) => ({ value, label: value }))}
                    placeholder="Select one or more"
                  />
                </Field>
              )}
              <Field {...named('phoneCountryCode')} label="Country Code">
                <DialCodeSelect />
              </Field>
              <PhoneField<DetailsValues>
                {...named('phoneNumber')}
                code="phoneCountryCode"
                label="Phone Number"
                autoComplete="tel-national"
              />
            </FormSection>
            <FormSection title="Address">
              <Field {...named('address')} label="Address Line 1">
                <Input autoComplete="address-line1" />
              </Field>
              <Field {...named('otherAddress')} label="Address Line 2">
                <Input autoComplete="address-line2" />
              </Field>
              <Field {...named('city')} label="City">
                <Input autoComplete="address-level2" />
              </Field>
              <Field {...named('state')} label="State">
                <Input autoComplete="address-level1" />
              </Field>
              <Field {...named('postCode')} label="Post Code">
                <Input autoComplete="postal-code" />
              </Field>
              <Field {...named('country')} label="Country">
                <CountrySelect />
              </Field>
            </FormSection>
          </>
        }
      />
      {address.dialog}
      {question}
    </>
  );
};

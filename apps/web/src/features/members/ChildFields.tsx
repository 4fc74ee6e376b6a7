import { FUNDINGS } from '@amberway/contract/members/body';
import { endAfterNewStart } from '@amberway/contract/members/rules';
import type { Member } from '@amberway/contract/members/schemas';
import { listingTypeText, memberTexts } from '@amberway/contract/members/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { addDays } from '../../ui/date-range/zoned-day.ts';
import { DayField } from '../../ui/form/DayField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { today } from '../../ui/today.ts';
import { LookupSelect } from '../lookups/public.ts';
import { BusinessUserSelect } from '../../ui/people/BusinessUserSelect.tsx';
import { Select } from '../../ui/select/Select.tsx';
import type { ChildValues } from './child-form.ts';
import type { MemberValues } from './member-form.ts';
import { Input } from '../../ui/kit/Input.tsx';
import { useForm, useFormValue } from '../../ui/form/form-store.ts';

type Children = Pick<MemberValues, 'members'>;
const Field = FormField<Children>;

type Props = {
  /** The form path of the child: ['members', 0]. */
  at: readonly ['members', number];
  /** The clinician summary of the record, so that the select need not search for the name. */
  clinician?: Member['primaryContactObject'] | undefined;
};

const FUNDING_OPTIONS = FUNDINGS.map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** One child's fields, for any form that edits children. */
export const ChildFields = ({ at, clinician }: Props) => {
  const form = useForm();
  const day = today(useMe().timeZone);
  const path = (field: keyof ChildValues) => [...at, field] as const;
  const start = useFormValue<string | null | undefined>([...path('memberShipStart')]);
  const yesterday = addDays(day, -1);
  const afterStart = start ? addDays(start, 1) : yesterday;

  const startPicked = (picked: string | null) => {
    const end = form.get([...path('memberShipEnd')]) as string | null;
    const next = endAfterNewStart(picked, end);
    if (next !== end) form.change([...path('memberShipEnd')], next);
  };

  return (
    <>
      <Field name={path('firstName')} label="First Name" required>
        <Input autoComplete="off" />
      </Field>
      <Field name={path('lastName')} label="Last Name">
        <Input autoComplete="off" />
      </Field>
      <DayField<Children> name={path('dob')} label="Date of Birth" max={yesterday} />
      <Field name={path('gender')} label="Gender">
        <LookupSelect type="gender" placeholder={memberTexts.selectGender} />
      </Field>
      <DayField<Children> name={path('memberShipStart')} label="Membership Start" onPicked={startPicked} />
      <DayField<Children>
        name={path('memberShipEnd')}
        label={memberTexts.nextRolloverDate}
        min={afterStart > yesterday ? afterStart : yesterday}
      />
      <Field name={path('primaryContact')} label={memberTexts.primaryClinician} required>
        <BusinessUserSelect known={clinician} />
      </Field>
      <Field name={path('funding')} label="Funding">
        <Select clearable options={FUNDING_OPTIONS} placeholder="Select" />
      </Field>
      <Field name={path('listingType')} label={memberTexts.listingType}>
        <LookupSelect type="listingType" labelOf={listingTypeText} />
      </Field>
      <Field name={path('listingIdentifier')} label={memberTexts.listingIdentifier}>
        <Input autoComplete="off" />
      </Field>
    </>
  );
};

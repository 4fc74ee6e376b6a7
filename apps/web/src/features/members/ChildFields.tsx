import { Form, Input } from 'antd';
import dayjs from 'dayjs';
import { FUNDINGS } from '@amberway/contract/members/body';
import { endAfterNewStart } from '@amberway/contract/members/rules';
import type { Member } from '@amberway/contract/members/schemas';
import { listingTypeText, memberTexts } from '@amberway/contract/members/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { DayField } from '../../ui/form/DayField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { today } from '../../ui/today.ts';
import { LookupSelect } from '../lookups/public.ts';
import { BusinessUserSelect } from '../../ui/people/BusinessUserSelect.tsx';
import { Select } from '../../ui/select/Select.tsx';

type Props = {
  /** Where in the form the child stands: ['members', 0]. */
  at: (string | number)[];
  /** The clinician as the record names them, so that the select need not search for the name. */
  clinician?: Member['primaryContactObject'] | undefined;
};

const dayAfter = (day: string, days: number) => dayjs(day).add(days, 'day').format('YYYY-MM-DD');
const FUNDING_OPTIONS = FUNDINGS.map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** One child's fields, for any form that edits children. */
export const ChildFields = ({ at, clinician }: Props) => {
  const form = Form.useFormInstance();
  const day = today(useMe().timeZone);
  const path = (field: string) => [...at, field];
  const start = Form.useWatch<string | null | undefined>(path('memberShipStart'), form);
  const yesterday = dayAfter(day, -1);
  const afterStart = start ? dayAfter(start, 1) : yesterday;

  const startPicked = (picked: string | null) => {
    const end = form.getFieldValue(path('memberShipEnd')) as string | null;
    const next = endAfterNewStart(picked, end);
    if (next !== end) form.setFieldValue(path('memberShipEnd'), next);
  };

  return (
    <>
      <FormField name={path('firstName')} label="First Name" required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name={path('lastName')} label="Last Name">
        <Input autoComplete="off" />
      </FormField>
      <DayField name={path('dob')} label="Date of Birth" max={yesterday} />
      <FormField name={path('gender')} label="Gender">
        <LookupSelect type="gender" placeholder={memberTexts.selectGender} />
      </FormField>
      <DayField name={path('memberShipStart')} label="Membership Start" onPicked={startPicked} />
      <DayField
        name={path('memberShipEnd')}
        label={memberTexts.nextRolloverDate}
        min={afterStart > yesterday ? afterStart : yesterday}
      />
      <FormField name={path('primaryContact')} label={memberTexts.primaryClinician} required>
        <BusinessUserSelect known={clinician} />
      </FormField>
      <FormField name={path('funding')} label="Funding">
        <Select clearable options={FUNDING_OPTIONS} placeholder="Select" />
      </FormField>
      <FormField name={path('listingType')} label={memberTexts.listingType}>
        <LookupSelect type="listingType" labelOf={listingTypeText} />
      </FormField>
      <FormField name={path('listingIdentifier')} label={memberTexts.listingIdentifier}>
        <Input autoComplete="off" />
      </FormField>
    </>
  );
};

import { findTimeZone } from '@amberway/contract/places/time-zones';
import type { UserDetails } from '@amberway/contract/users/schemas';
import type { Fact } from '../Facts.tsx';
import { phoneText } from '../phone-text.ts';

type Located = Pick<
  UserDetails,
  | 'address'
  | 'otherAddress'
  | 'city'
  | 'state'
  | 'postCode'
  | 'country'
  | 'timeZone'
  | 'phoneCountryCode'
  | 'phoneNumber'
>;

/** Place and time zone. */
export const contactFacts = (person: Located): Fact[] => [
  { label: 'Phone', value: phoneText(person) },
  {
    label: 'Address',
    value: [person.address, person.otherAddress, [person.city, person.state, person.postCode].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
  },
  { label: 'Country', value: person.country },
  { label: 'Time zone', value: person.timeZone && (findTimeZone(person.timeZone)?.label ?? person.timeZone) },
];

export const csmFact = ({ csmObject: csm }: Pick<UserDetails, 'csmObject'>): Fact => ({
  label: 'Customer success manager',
  value: csm && [`${csm.firstName} ${csm.lastName}`, csm.email, phoneText(csm)].filter(Boolean).join('\n'),
});

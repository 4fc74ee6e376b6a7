import { randomUUID } from 'node:crypto';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';

/** An unused email address. */
export const freshEmail = () => `${randomUUID()}@example.test`;

const contact = {
  firstName: 'Newly',
  lastName: 'Made',
  phoneCountryCode: '+61',
  phoneNumber: '412345678',
  address: '1 Banksia Street',
  city: 'Newtown',
  state: 'New South Wales',
  postCode: '2042',
  country: 'Australia',
  timeZone: 'Australia/Sydney',
};

/** A complete body for a new user of each kind. */
export const newCustomer = (about: object = {}) => ({
  ...contact,
  type: 'Customer',
  email: freshEmail(),
  choosePlan: 'Flagship',
  csm: DEMO_PEOPLE.coach.id,
  validated: true,
  ...about,
});
export const newCoach = (about: object = {}) => ({
  ...contact,
  type: 'Business',
  email: freshEmail(),
  businessUserType: ['Therapist'],
  isMain: true,
  totalWorkDays: 4,
  totalWorkHours: 30,
  totalClientCapacity: 12,
  validated: true,
  ...about,
});
export const newAdmin = (about: object = {}) => ({ ...contact, type: 'Administrator', email: freshEmail(), ...about });

import { addPerson, withPassword } from '../support/people.ts';
import type { World } from './world.ts';

/** A family before its first sign-in. */
export const newcomers = async ({ api }: World) => {
  const coach = await addPerson(api, {
    type: 'Business',
    firstName: 'Robin',
    totalWorkDays: 5,
    totalWorkHours: 38,
    totalClientCapacity: 20,
  });
  const member = { firstName: 'Kit', lastName: coach.lastName, primaryContact: coach.id };
  return withPassword(
    api,
    await addPerson(api, {
      type: 'Customer',
      firstName: 'Sam',
      choosePlan: 'Flagship',
      csm: coach.id,
      members: [member],
    }),
  );
};

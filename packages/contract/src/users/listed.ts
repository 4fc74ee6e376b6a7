import { type CustomerType, type Role, USER_STATUSES, type UserStatus, isAdministrator } from '../kernel/roles.ts';

/** The status tabs of the customer lists: all for administrators, a subset for others. */
export const listedStatuses = (role: Role, customerType: CustomerType | undefined): readonly UserStatus[] => {
  if (isAdministrator({ role })) return USER_STATUSES;
  return customerType === 'Subscriber' ? ['Active', 'Inactive'] : ['Active'];
};

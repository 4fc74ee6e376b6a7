import type { SupportContact } from '@amberway/contract/support-contacts/schemas';

/** The contact as a person with a picture or initials. */
export const faceOf = ({ name, supporterInfo }: SupportContact) => {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.at(-1) ?? '', avatar: supporterInfo.avatar };
};

/** Subscribers may have no last name. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName?: string | null }): string =>
  `${firstName} ${lastName ?? ''}`.trim();

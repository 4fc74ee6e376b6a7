type NamedRow = { id: string; firstName: string; lastName: string; avatar: string | null };

/** A name and a face, as replies have them. */
export const presentPerson = ({ id, firstName, lastName, avatar }: NamedRow) => ({
  _id: id,
  firstName,
  lastName,
  avatar,
});

/** The same with the email address, for replies whose readers may know it. */
export const presentContact = (row: NamedRow & { email: string }) => ({ ...presentPerson(row), email: row.email });

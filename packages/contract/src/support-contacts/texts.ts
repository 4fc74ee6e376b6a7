// Texts of the support network.
export const supportContactTexts = {
  inputName: 'Please input a name!',
  selectRelationship: 'Please select one of the list.',
  whichFamily: 'Please say whose contact this is.',
  oneFamily: 'Please save the contacts of one family at a time.',
  tooMany: (max: number) => `A family can have at most ${max} contacts.`,
} as const;

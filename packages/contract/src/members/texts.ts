// Texts of the member list and the child's form, verbatim where the specification gives them.
export const memberTexts = {
  inputFirstName: 'Please enter the first name of the child',
  dobBeforeToday: 'The date of birth must be before today.',
  dobTooEarly: 'The date of birth must be 1900 or later.',
  startBeforeEnd: 'Start date should be smaller than end date!',
  rolloverNotPast: 'The next rollover date cannot be before yesterday.',
  inputClinician: 'Please enter your Primary Clinician',
  selectParent: 'Please select your Parent!',
  namesNobody: 'Who works with this family is decided by its coach, its success manager or an administrator.',
  selectGender: 'Please select one of the list.',
  created: 'Member created successfully!',
  updated: 'Member information updated successfully!',
  userNotFound: 'User not found',
  memberNotFound: 'Member not found',
  notYourChild: 'This link does not lead to a child of your family. It may be old, or meant for somebody else.',
  /** For staff acting for the family. */
  notThisFamily: 'This link does not lead to a child of this family. It may be old, or about another family.',
  ownChildren: 'Show my children',

  fullName: 'Full Name',
  parentName: 'Parent Name',
  parentEmail: 'Parent Email',
  primaryClinician: 'Primary Clinician',
  listingType: 'Listing Type',
  listingIdentifier: 'Listing Identifier',
  action: 'Action',
  none: '--',
  parent: 'Parent',
  addMember: 'Add Member',
  save: 'Save',
  submit: 'Submit',
  form: (mode: string) => `${mode} Member Form`,
  nextRolloverDate: 'Next Rollover Date',
} as const;

export const MEMBER_TABS = ['Active', 'Expiring', 'Expired', 'Inactive'] as const;
export type MemberTab = (typeof MEMBER_TABS)[number];

/** A membership that ends within this many days is expiring. */
export const EXPIRING_DAYS = 30;

/** Replaces the underscores with spaces. */
export const listingTypeText = (listingType: string | null): string =>
  listingType?.replaceAll('_', ' ') || memberTexts.none;

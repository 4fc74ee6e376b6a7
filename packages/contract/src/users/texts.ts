import { NAME_PATTERN_TEXT } from '../kernel/person-name.ts';

// Texts of the user lists and the user form, verbatim where the specification gives them.
export const userTexts = {
  inputFirstName: 'Please input your First Name!',
  inputLastName: 'Please input your Last Name!',
  namePattern: NAME_PATTERN_TEXT,
  invalidEmail: 'The input is not valid E-mail!',
  inputEmail: 'Please input your Email!',
  selectACountryCode: 'Please select a country code',
  phoneNeedsCode: 'Please select country code',
  inputPhone: 'Please input your Phone Number!',
  invalidPhone: 'Please input valid Phone Number',
  phoneTyping: 'Only digits, spaces and + ( ) - . / fit here, 10 characters in all.',
  inputAddress: 'Please input your Address!',
  inputCity: 'Please input city name',
  invalidCity: 'Please input valid city name',
  inputState: 'Please input state name',
  invalidState: 'Please input valid state name',
  inputPostCode: 'Please input post code',
  invalidPostCode: 'Please input valid post code',
  selectCountry: 'Please select your Country!',
  selectTimeZone: 'Please select your time zone!',
  selectType: 'Please select the type of user!',
  selectCsm: 'Please select a customer success manager!',
  selectPlan: 'Please select your membership tier!',
  selectStaffRole: 'Please select one of the list.',
  selectTag: 'Please select one of the list.',
  emailTaken: 'Another user already has this e-mail address.',
  staffOnlyCsm: 'Please select a business user who is active.',

  created: 'User created successfully!',
  updated: 'Customer information updated successfully!',
  restored: 'User restored successfully!',
  selectLinkKind: 'Please say which link to send.',
  inputSignature: 'Please send the signature, or an empty text for none.',
  linkEnds: (email: string) =>
    `It goes to ${email}. With the new password every sign-in, calendar address and phone of this account ends, and so do passkeys and codes that the person does not confirm. If a second step protects the account, the link asks for it.`,
  linkSent: 'The mail with the link is on its way.',
  coverOpened: 'You can work with this family for the next 24 hours.',

  form: (mode: string, customerType: string) => `${mode} ${customerType}`,
  resendSetPassword: 'Resend set-password mail',
  sendResetLink: 'Send reset link',
  addChild: 'Add child',

  searchPlaceholder: 'Search with Email or Name...',
  clearAll: 'Clear all',
  current: 'Current',
  toBeAllocatedTab: 'To Be Allocated',
  toBeAllocated: 'To be allocated',
  deactivate: 'Deactivate',
  delete: 'Delete',
  selectToDeactivate: 'Please select the user you want to deactivate',
  selectToDelete: 'Please select the user you want to delete',
  activate: 'Activate',
  putOnHold: 'Put on hold',
  handOverToAnother: 'Please choose somebody else.',
  handOverOnLeaving: 'Children are handed over when their coach is deactivated.',
  deactivated: 'Deactived succsesfully',
  deleted: 'Deleted succsesfully',

  notForThisKind: 'This does not belong to this kind of user.',
  linkNeedsSignIn: 'This user cannot sign in. Please change the status first.',
  linkNeedsPassword: 'This user signs in with your organisation and needs no password here.',
  notYourself: 'You cannot deactivate or delete your own account. Please ask another administrator.',
  lastAdministrator: 'This is the last active administrator. Please make another one before you change this account.',
  columnRefused: 'You do not have access to change this.',
  coverReason: 'Please say why you need to work with this family.',
  coverReasonShort: (least: number) => `Please give your reason in at least ${least} characters.`,
  coverReasonLength: (typed: number, least: number) =>
    typed < least ? `${typed} of at least ${least} characters` : 'Long enough. More detail helps your colleagues.',
  coverLimit: (perDay: number) =>
    `You can cover for ${perDay === 1 ? 'one family' : `${perDay} families`} within 24 hours. An administrator can make you part of the team.`,
  coverRules:
    'You get access for 24 hours. The clinician, the success manager and the administrators are notified now and see your reason. The family sees that you have access.',
  coverLeft: (left: number, perDay: number) =>
    left === 0
      ? `You have used your ${perDay} covers for now. You can still renew one you already have.`
      : `${left} of ${perDay} covers left within 24 hours.`,
} as const;

// Texts about new passwords and devices, verbatim from the specification; apart from those of the sign-in page, which
// every visitor loads.
export const newPasswordTexts = {
  resetMailSent: 'If this address belongs to an account, a mail with a link is on its way.',
  inputNewPassword: 'Please input new password!',
  newPasswordRule: 'Minimum 8 characters with at least 1 digit and 1 uppercase letter!',
  inputConfirmation: 'Please input confirm password!',
  confirmationDiffers: 'Password & confirmation password does not match!',
  sayWhose: 'Please say whose password this is.',
  inputCurrentPassword: 'Please input current password!',
  specialCharacter: 'Password must contain at least one special character!',
  passwordUpdated: 'Password Update Successfully!',
  wrongCurrentPassword: 'The current password is not right.',
  deviceEnded: 'Signed out on that device',
  otherDevicesEnded: 'Signed out everywhere else',
} as const;

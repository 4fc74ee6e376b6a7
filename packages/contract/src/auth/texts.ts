// Words of the sign-in and password screens, exactly as specified.
export const authTexts = {
  loggedOutTitle: 'Oops, You have been logged out',
  loggedOutHint: 'Log back in to continue',
  goToLogin: 'Go to login',
  enterEmail: 'Please Enter Email!',
  inputPassword: 'Please input your password!',
  passwordTooShort: 'Minimum 8 characters!',
  inputNewPassword: 'Please input new password!',
  newPasswordRule: 'Minimum 8 characters with at least 1 digit and 1 uppercase letter!',
  inputConfirmation: 'Please input confirm password!',
  confirmationDiffers: 'Password & confirmation password does not match!',
  inputCurrentPassword: 'Please input current password!',
  specialCharacter: 'Password must contain at least one special character!',
  noResponse: 'something went wrong',
  passwordUpdated: 'Password Update Successfully!',
  wrongCurrentPassword: 'The current password is not right.',
  resetMailSent: 'If this address belongs to an account, a mail with a link is on its way.',
} as const;

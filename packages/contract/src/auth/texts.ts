// Texts of the sign-in screens, verbatim from the specification.
export const authTexts = {
  loggedOutTitle: 'Oops, You have been logged out',
  loggedOutHint: 'Log back in to continue',
  goToLogin: 'Go to login',
  enterEmail: 'Please Enter Email!',
  inputPassword: 'Please input your password!',
  passwordTooShort: 'Minimum 8 characters!',
  noResponse: 'something went wrong',
} as const;

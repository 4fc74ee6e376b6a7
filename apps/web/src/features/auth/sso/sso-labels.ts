// Labels of the page after the directory, which loads apart from the sign-in pages.
export const ssoLabels = {
  oneMoment: 'One moment, please.',
  notSignedIn: 'You are not signed in',
  repeat: 'Try again',
  back: 'Back to sign-in',
} as const;

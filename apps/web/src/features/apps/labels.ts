// Labels of the mobile apps page that the specification leaves open.
export const appLabels = {
  lead: 'Take it with you: what you do here shows on your phone too.',
  scan: 'Point your phone’s camera at the code, or open the link on the phone itself.',
  codeOf: (name: string) => `QR code for ${name}`,
  appStore: { title: 'iPhone and iPad', text: 'From the App Store.', open: 'Open the App Store' },
  playStore: { title: 'Android', text: 'From Google Play.', open: 'Open Google Play' },
  signIn: { title: 'Already installed?', text: 'Sign in on your phone with the app.', open: 'Open the app' },
  browser: {
    title: 'In your phone’s browser',
    text: 'No app needed: everything works there as well.',
    open: 'Open the address',
  },
  moreTitle: 'New here?',
  moreText: 'See how the first days go, and what comes after them.',
  next: 'What to expect next',
} as const;

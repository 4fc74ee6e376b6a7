// Sentences about the sign-in at a directory. The name is that of the organisation.
export const ssoTexts = {
  refused: (name: string) =>
    `We could not sign you in with ${name}. Please ask your administrator, or use your email and password.`,
  unreachable: (name: string) => `The sign-in of ${name} did not answer. Please try again in a moment.`,
  failed: 'We could not sign you in. Please start again.',
  failedThere: 'Your organisation could not sign you in. Please start again, or ask your administrator.',
  cancelled: 'The sign-in was not finished. You can try again whenever you like.',
} as const;

export const directoryLabels = {
  title: 'Your organisation',
  hint: 'You can sign in with the account that you have there.',
  since: 'Linked on',
  unlink: 'Unlink',
  question: (name: string) => `Unlink ${name}?`,
  details:
    'Sign-ins that needed no other factor because of it end straight away. Signing in with it again links it again.',
  unlinked: 'Unlinked',
  why: 'Changing how you sign in is confirmed first.',
} as const;

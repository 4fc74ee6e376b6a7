// Labels of both sign-in pages, apart from those of the other password screens, which load them too.
export const signInLabels = {
  email: 'Email',
  emailExample: 'name@example.org',
  password: 'Password',
  passwordExample: 'At least 8 characters',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  forgot: 'Forgot password?',
  passkey: 'Use a passkey',
  signInWith: (organisation: string) => `Sign in with ${organisation}`,

  familyTitle: 'Welcome back',
  familyHint: 'Sign in to see how things are going.',
  familyMotto: 'Small steps, seen together.',
  toWorkspaceQuestion: 'Coach or clinician?',
  /** Where administrators may have to sign in there, too. */
  toWorkspaceOfAll: 'Coach, clinician or administrator?',
  toWorkspace: 'Go to your workspace',

  workspaceTitle: 'Welcome to your workspace',
  workspaceHint: 'Sign in to plan sessions, write notes and follow your families.',
  workspaceMotto: 'Every note you write is a step someone can see.',
  toFamilyQuestion: 'Parent or carer?',
  toFamily: 'Go to family sign-in',
} as const;

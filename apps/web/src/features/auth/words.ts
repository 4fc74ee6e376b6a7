import { MINUTE, RESET_TOKEN_MS } from '@amberway/contract/kernel/limits';

// Our own words on the sign-in screens. What the specification words itself comes from the contract.
export const words = {
  email: 'Email',
  emailExample: 'name@example.org',
  password: 'Password',
  passwordExample: 'At least 8 characters',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  forgot: 'Forgot password?',

  familyTitle: 'Welcome back',
  familyHint: 'Sign in to see how things are going.',
  familyMotto: 'Small steps, seen together.',
  toWorkspaceQuestion: 'Coach or clinician?',
  toWorkspace: 'Go to your workspace',

  workspaceTitle: 'Welcome to your workspace',
  workspaceHint: 'Sign in to plan sessions, write notes and follow your families.',
  workspaceMotto: 'Every note you write is a step someone can see.',
  toFamilyQuestion: 'Parent or carer?',
  toFamily: 'Go to family sign-in',

  forgotTitle: 'Forgot your password?',
  forgotHint: 'Tell us your email and we send you a link to set a new one.',
  forgotMotto: 'It happens. One step back, then on.',
  sendLink: 'Send link',
  sendingLink: 'Sending link…',
  backToLogin: 'Back to login',

  verifyTitle: 'Check your email',
  verifyMotto: 'A letter is on its way.',
  verifySentTo: 'The address you gave:',
  verifyLater: `The link works for ${RESET_TOKEN_MS / MINUTE} minutes. If nothing comes, look in your spam folder.`,
  askAgain: 'Send another link',

  resetTitle: 'Set a new password',
  resetHint: 'You will use it the next time you sign in.',
  resetMotto: 'A fresh start, a safe door.',
  newPassword: 'New password',
  confirmation: 'Confirm password',
  passwordRule: 'At least 8 characters, with 1 digit and 1 uppercase letter.',
  savePassword: 'Save password',
  savingPassword: 'Saving password…',
  linkTitle: 'This link does not work',
  askNewLink: 'Ask for a new link',
} as const;

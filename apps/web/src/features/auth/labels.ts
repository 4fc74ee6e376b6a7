import { MINUTE, RESET_TOKEN_MS } from '@amberway/contract/kernel/limits';
import { signInLabels } from './sign-in-labels.ts';

// Labels of the password screens. Texts given by the specification come from the contract.
export const labels = {
  ...signInLabels,

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
  retryPolicy: 'Send another link',

  resetTitle: 'Set a new password',
  resetHint: 'You will use it the next time you sign in.',
  firstPasswordTitle: 'Choose your password',
  firstPasswordHint: 'Your account is ready. You will sign in with this password from now on.',
  account: 'Account:',
  checkingLink: 'Checking your link…',
  checkAgain: 'Try again',
  checkFailed: 'Your link could not be checked',
  signedInTitle: 'Sign out to use this link?',
  signedInAs: (name: string, email: string) => `You are signed in here as ${name} (${email}).`,
  signedInHere: 'Somebody is signed in on this device.',
  linkOfOther: (email: string) => `This link sets the password of another account: ${email}.`,
  linkOfOwn: 'This link is for your own account. A new password signs you out on all your devices.',
  endSignIn: 'Using the link signs you out on this device.',
  signOutAndGoOn: 'Sign out and use the link',
  staySignedIn: 'Stay signed in',
  resetMotto: 'A fresh start, a safe door.',
  newPassword: 'New password',
  firstPassword: 'Password',
  confirmation: 'Confirm password',
  passwordRule: 'At least 8 characters, with 1 digit and 1 uppercase letter.',
  savePassword: 'Save password',
  savingPassword: 'Saving password…',
  toDashboard: 'Go to dashboard',
  linkTitle: 'This link does not work',
  askNewLink: 'Ask for a new link',
} as const;

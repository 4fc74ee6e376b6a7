// Labels of the second step of a sign-in. They load with the step, not with the sign-in page.
export const stepLabels = {
  title: 'One more step',
  hint: 'Please confirm that it is you.',
  passkey: 'Use your passkey',
  or: 'or',
  code: 'Code from your app',
  codeHint: 'Six digits. A new code comes every 30 seconds.',
  recovery: 'Recovery code',
  recoveryHint: 'One of the ten codes that you saved. Each works once.',
  confirm: 'Confirm',
  confirming: 'Confirming…',
  toRecovery: 'Use a recovery code',
  toCode: 'Use a code from your app',
  back: 'Back to sign-in',
  lost: 'Lost everything? An administrator of your organisation can help.',
  inputCode: 'Please enter the six digits from your app.',
  inputRecovery: 'Please enter a recovery code.',
  expired: 'This took too long. Please sign in again.',
  clockWrong: 'Your phone’s clock seems wrong',
  clockHint: 'If the code comes from this device, set its clock to automatic first.',
  noPasskeys: (origin: string | null) =>
    origin
      ? `Passkeys do not work at an address that is a number. Please open ${origin} instead.`
      : 'Passkeys do not work at this address. Please use your password.',
} as const;

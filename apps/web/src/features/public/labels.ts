// Labels that the specification leaves open; specified texts come from the contract.
export const labels = {
  confirmedTitle: 'Your new password is set',
  firstTitle: 'Your password is set',
  confirmedHint: 'Well done. You can sign in with it right away.',
  confirmedMotto: 'One more step behind you.',
  inBrowser: 'Continue in the browser',

  maintenanceMotto: 'The path is being swept. We are back soon.',
  maintenanceNote: 'Nothing you have written is lost. Please try again in a little while.',
  tryAgain: 'Try again',
} as const;

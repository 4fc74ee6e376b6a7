/** A family that has not been here for so long stands on its coach's home until it returns. */
export const QUIET_DAYS = 21;
/** Somebody who has not signed in so long after the last link stands on the home of administrators. */
export const NOT_SIGNED_IN_DAYS = 7;
/** Named on the page; the number says how many there are. */
export const QUIET_NAMED = 20;

export const quietTexts = {
  quiet: (count: number, first: string) => `Quiet for three weeks: ${count === 1 ? first : `${count} families`}`,
  quietLabel: 'Quiet for three weeks',
  rest: (count: number) => (count === 1 ? 'and one more' : `and ${count} more`),
  lastHere: 'Last here ',
  notSignedIn: 'Never signed in',
  linkSentAt: 'Link sent ',
  sendAgain: 'Send the link again',
  sendAgainTo: (name: string) => `Send the link again to ${name}`,
  sent: 'Sent',
} as const;

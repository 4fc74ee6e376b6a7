export const labels = {
  googleHint:
    'Sessions you schedule here appear in your Google Calendar without the child’s name, and events you make there appear here. Guests are matched with families by their email address.',
  readAt: (when: string) => `Last read ${when}`,
  readNow: 'Read calendar now',
  removeAccess: 'Remove Google access',
  feedHint:
    'See your sessions in the calendar on your phone or computer. Anyone who has the address can read it, so keep it to yourself; you can replace or remove it at any time.',
  feedOff: 'You have no calendar address yet.',
  feedOn: 'Your calendar address is not shown again. Made:',
  details: 'Show titles, names and meeting links',
  detailsHint: 'Without this your calendar only says that there is a session.',
  detailsWhy:
    'Anyone who has an address with details can read names and meeting links. Please type your password once more to make it.',
  make: 'Make calendar address',
  replace: 'Replace address',
  replaceQuestion: 'Do you really want to replace your calendar address? The old one stops working.',
  revoke: 'Remove address',
  revokeQuestion: 'Do you really want to remove your calendar address?',
  copy: 'Copy address',
  address: 'Calendar address',
  returning: 'Connecting your Google account',
  again: 'Connect again',
  notConnected: 'Google was not connected',
  home: 'Go to the home page',
} as const;

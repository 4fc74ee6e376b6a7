export const labels = {
  search: 'Search by name or email',
  name: 'Name',
  role: 'Role',
  state: 'Second factor',
  ways: 'Ways',
  lastUsed: 'Last used',
  on: 'On',
  onSince: (day: string) => `On since ${day}`,
  none: 'None',
  noneUntil: (day: string) => `None, due by ${day}`,
  overdue: 'None, due now',
  resetBy: (name: string, until: string) => `Reset by ${name}, counts from ${until}`,
  passkeys: (count: number) => `${count} ${count === 1 ? 'passkey' : 'passkeys'}`,
  totp: 'codes from an app',
  recovery: (count: number) => `${count} recovery ${count === 1 ? 'code' : 'codes'}`,
  reset: 'Reset',
  confirmReset: 'Confirm reset',
  resetQuestion: (name: string) => `Reset how ${name} signs in?`,
  resetDetails:
    'For somebody who lost all passkeys and codes. They are mailed at once. New ones count in 24 hours, or when a second administrator confirms; for administrators a second one always has to.',
  confirmQuestion: (name: string) => `Confirm the reset of ${name}?`,
  confirmDetails: 'New passkeys and codes count from now on. Please ask the person first, by phone or in the room.',
  why: 'Resetting how somebody signs in is confirmed first.',
  without: (count: number) =>
    count === 0
      ? 'Everybody who works here has a second factor.'
      : `${count} of those who work here ${count === 1 ? 'has' : 'have'} no second factor yet.`,
  all: 'All',
  missing: 'Without',
  empty: 'Nobody has this name.',
} as const;

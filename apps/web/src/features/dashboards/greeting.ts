const NOON = 12;
const EVENING = 18;

export const greetingAt = (hour: number): string =>
  hour < NOON ? 'Good morning' : hour < EVENING ? 'Good afternoon' : 'Good evening';

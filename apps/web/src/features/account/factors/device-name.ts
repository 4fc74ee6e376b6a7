const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/Windows/, 'Windows computer'],
  [/Mac/, 'Mac'],
  [/Linux|CrOS/, 'Computer'],
];

/** A name to begin with; the owner can change it. */
export const deviceName = (agent: string = navigator.userAgent): string =>
  DEVICES.find(([pattern]) => pattern.test(agent))?.[1] ?? 'Passkey';

/** Words of the user agent, and what a device with all of them is. */
const KINDS: readonly (readonly [readonly string[], string])[] = [
  [['iPhone'], 'iPhone'],
  // iPadOS reports a Mac user agent, so touch points decide below.
  [['iPad'], 'iPad'],
  [['Android', 'Mobile'], 'Android phone'],
  [['Android'], 'Android tablet'],
  [['Windows'], 'Windows computer'],
  [['Mac OS X'], 'Mac'],
  [['CrOS'], 'Chromebook'],
  [['Linux'], 'Linux computer'],
];

/** A first name for this device, which the family can change. */
export const deviceNameOf = (userAgent: string, touchPoints: number): string => {
  const kind = KINDS.find(([words]) => words.every((word) => userAgent.includes(word)))?.[1] ?? 'This device';
  return kind === 'Mac' && touchPoints > 1 ? 'iPad' : kind;
};

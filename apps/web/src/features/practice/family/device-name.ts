const KINDS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  // iPadOS reports a Mac user agent, so touch points decide below.
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Windows/, 'Windows computer'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux computer'],
];

/** A first name for this device, which the family can change. */
export const deviceNameOf = (userAgent: string, touchPoints: number): string => {
  const kind = KINDS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'This device';
  return kind === 'Mac' && touchPoints > 1 ? 'iPad' : kind;
};

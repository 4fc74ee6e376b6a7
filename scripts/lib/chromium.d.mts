export const findChromium: () => Promise<string>;

// Small pieces of SVG for the faces.

export const INK = '#24180F';

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, stroke: string, width = 2) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const dot = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
export const bar = (x: number, y: number, width: number, height: number, r: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"/>`;
/** The same on both sides of the middle. */
export const both = (inside: string) => `${inside}<g transform="matrix(-1 0 0 1 100 0)">${inside}</g>`;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hexOf = (values: readonly number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** A colour moved towards another: 0 leaves it, 1 is the other. */
export const mix = (colour: string, other: string, share: number): string => {
  const to = channels(other);
  return hexOf(channels(colour).map((value, at) => value + ((to[at] ?? value) - value) * share));
};
export const darker = (colour: string, share = 0.22) => mix(colour, '#20130A', share);
/** From 0 (black) to 255 (white), as bright as it looks. */
export const brightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return red * 0.3 + green * 0.59 + blue * 0.11;
};

import { drawFace } from '../face/draw.ts';
import type { Look } from '../face/options.ts';
import { ASSET_TYPES, type AssetType } from '../types/asset.ts';
import { SVG_NAMESPACE } from './allowed.ts';
import { parseSvg, type SvgNode } from './parse.ts';

// Composes one SVG from several. The server (for lists) and the live preview share this code, so both look the same.

const SIZE = 100;
type Drawing = { svg: string; fixColour: boolean; colour: string };
export type AvatarLayers = {
  parts: Partial<Record<AssetType, Drawing | null>>;
  look: Look | null;
  primaryColor: string;
  secondaryColor: string;
};

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

/** Ids are unique only within one SVG, so those of each part get its name as a prefix. */
const renamed = (name: string, value: string, prefix: string) =>
  name === 'id' ? prefix + value : value.replace(/url\(\s*(['"]?)#/g, `url($1#${prefix}`);

const write = (node: SvgNode | string, prefix: string, tint: (value: string) => string, extra = ''): string => {
  if (typeof node === 'string') return escape(node);
  const attributes = [...node.attributes]
    .filter(([name]) => !(extra && (name === 'width' || name === 'height' || name === 'x' || name === 'y')))
    .map(([name, value]) => ` ${name}="${escape(tint(renamed(name, value, prefix)))}"`)
    .join('');
  const inside = node.children.map((child) => write(child, prefix, tint)).join('');
  return `<${node.name}${attributes}${extra}>${inside}</${node.name}>`;
};

const sameColour = (from: string, to: string) => (value: string) =>
  value.toLowerCase() === from.toLowerCase() ? to : value;

/** Library parts are drawn for a head of 92 in a picture of 100. */
const ON_HEAD = 'translate(50 50) scale(0.6) translate(-50 -50)';

/** The avatar as an SVG, or null while nothing is chosen. Parts that cannot be parsed are skipped. */
export const composeAvatar = ({ parts, look, primaryColor, secondaryColor }: AvatarLayers): string | null => {
  const drawn = ASSET_TYPES.flatMap((type) => {
    const part = parts[type];
    const root = part && parseSvg(part.svg);
    if (!root) return [];
    const tint = part.fixColour ? (value: string) => value : sameColour(part.colour, secondaryColor);
    const svg = write(root, `${type}-`, tint, ` width="${SIZE}" height="${SIZE}"`);
    return [[type, `<g transform="${ON_HEAD}">${svg}</g>`]];
  });
  if (!look && drawn.length === 0) return null;
  const face = drawFace({
    look: look ?? {},
    skin: escape(primaryColor),
    hair: escape(secondaryColor),
    parts: Object.fromEntries(drawn) as Partial<Record<AssetType, string>>,
  });
  return `<svg xmlns="${SVG_NAMESPACE}" viewBox="0 0 ${SIZE} ${SIZE}">${face}</svg>`;
};

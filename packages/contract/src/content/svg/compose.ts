import { ASSET_TYPES, type AssetType } from '../types/asset.ts';
import { SVG_NAMESPACE } from './allowed.ts';
import { parseSvg, type SvgNode } from './parse.ts';

// Composes one SVG from several. The server (for lists) and the live preview share this code, so both look the same.

const SIZE = 100;
type Drawing = { svg: string; fixColour: boolean; colour: string };
export type AvatarLayers = {
  parts: Partial<Record<AssetType, Drawing | null>>;
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

/** The avatar as an SVG, or null while no part is chosen. Parts that cannot be parsed are skipped. */
export const composeAvatar = ({ parts, primaryColor, secondaryColor }: AvatarLayers): string | null => {
  const layers = ASSET_TYPES.map((type) => {
    const part = parts[type];
    const root = part && parseSvg(part.svg);
    if (!root) return '';
    const tint = part.fixColour ? (value: string) => value : sameColour(part.colour, secondaryColor);
    return write(root, `${type}-`, tint, ` width="${SIZE}" height="${SIZE}"`);
  });
  if (layers.every((layer) => layer === '')) return null;
  const face = `<circle cx="50" cy="50" r="46" fill="${escape(primaryColor)}"></circle>`;
  return `<svg xmlns="${SVG_NAMESPACE}" viewBox="0 0 ${SIZE} ${SIZE}">${face}${layers.join('')}</svg>`;
};

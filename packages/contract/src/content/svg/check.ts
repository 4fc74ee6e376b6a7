import { isSafeValue, SVG_ATTRIBUTES, SVG_ELEMENTS } from './allowed.ts';
import { parseSvg, type SvgNode } from './parse.ts';
import { contentTexts } from '../texts.ts';

const TEXT_ELEMENTS: ReadonlySet<string> = new Set(['title', 'desc']);

const errorOf = (node: SvgNode): string | undefined => {
  if (!SVG_ELEMENTS.has(node.name)) return `This SVG holds <${node.name}>, which is not allowed.`;
  for (const [name, value] of node.attributes) {
    if (!SVG_ATTRIBUTES.has(name)) return `This SVG holds the attribute ${name}, which is not allowed.`;
    if (!isSafeValue(name, value)) return `This SVG holds a value of ${name} that is not allowed.`;
  }
  for (const child of node.children) {
    if (typeof child === 'string') {
      if (!TEXT_ELEMENTS.has(node.name)) return contentTexts.onlySvg;
      continue;
    }
    const error = errorOf(child);
    if (error) return error;
  }
  return undefined;
};

/** Returns why the SVG is rejected, or undefined. */
export const svgError = (source: string): string | undefined => {
  const root = parseSvg(source);
  return root?.name === 'svg' && root.attributes.has('xmlns') ? errorOf(root) : contentTexts.onlySvg;
};

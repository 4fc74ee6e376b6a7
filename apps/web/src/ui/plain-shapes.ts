import { createElement, type ReactElement } from 'react';

// A drawing that consists of plain shapes only, as elements of the page. A picture costs the browser a document of its
// own for each: with the six faces of the home that was a tenth of its first view on a slow phone.

const SHAPES = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);
const ATTRIBUTES = new Set(
  (
    'd cx cy r rx ry x y x1 y1 x2 y2 width height points transform fill fill-rule fill-opacity opacity ' +
    'stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-dasharray'
  ).split(' '),
);
const ROOT = new Set([...ATTRIBUTES, 'xmlns', 'viewBox']);
/** Numbers, names and colours: nothing that names another element or file, nor the colour of the text around it. */
const VALUE = /^(?!.*(?:url|currentcolor|inherit))[\w\s.,#%()+-]*$/is;
/** Longer ones are not faces. */
const LONGEST_FACE = 4_000;

export type Shapes = { viewBox: string; inside: ReactElement[] };

const isPlain = ({ attributes }: Element, allowed: ReadonlySet<string>): boolean =>
  [...attributes].every(({ name, value }) => name === 'xmlns' || (allowed.has(name) && VALUE.test(value)));

const reactName = (name: string) => name.replaceAll(/-(?<letter>[a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The nodes as React elements; null if one of them is anything but a plain shape. */
const elementsOf = (nodes: Iterable<ChildNode>): ReactElement[] | null => {
  const elements: ReactElement[] = [];
  for (const node of nodes) {
    if (node instanceof Text && node.data.trim() === '') continue;
    if (!(node instanceof Element) || !SHAPES.has(node.nodeName) || !isPlain(node, ATTRIBUTES)) return null;
    const inside = elementsOf(node.childNodes);
    if (!inside) return null;
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [reactName(name), value]));
    elements.push(createElement(node.nodeName, { ...attributes, key: elements.length }, ...inside));
  }
  return elements;
};

const parse = (svg: string): Shapes | null => {
  if (svg.length > LONGEST_FACE || /<[!?]/.test(svg)) return null;
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const viewBox = root.getAttribute('viewBox');
  if (root.nodeName !== 'svg' || viewBox === null || !isPlain(root, ROOT)) return null;
  const inside = elementsOf(root.childNodes);
  return inside && { viewBox, inside };
};

const known = new Map<string, Shapes | null>();

/** The shapes of a drawing; null if it contains anything else and has to be shown as a picture. */
export const plainShapes = (svg: string): Shapes | null => {
  const found = known.get(svg);
  if (found !== undefined) return found;
  const shapes = parse(svg);
  known.set(svg, shapes);
  return shapes;
};

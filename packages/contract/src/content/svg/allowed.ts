// Allowlist for SVG files. Anything else rejects the whole file, because sanitising would have to guess what was meant.

export const SVG_ELEMENTS: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
]);

const NAMES =
  'id class version xmlns xml:space x y x1 y1 x2 y2 cx cy r rx ry fx fy d points width height viewBox ' +
  'preserveAspectRatio transform fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin ' +
  'stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color offset stop-color stop-opacity ' +
  'gradientUnits gradientTransform spreadMethod clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits ' +
  'display visibility vector-effect paint-order role aria-hidden aria-label';
export const SVG_ATTRIBUTES: ReadonlySet<string> = new Set(NAMES.split(' '));

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** A reference to an element in the same SVG. */
const OWN_PART = /^url\(\s*(['"]?)#[\w.-]+\1\s*\)$/;

/** No attribute value may refer to anything outside the SVG. */
export const isSafeValue = (name: string, value: string): boolean => {
  if (name === 'xmlns') return value === SVG_NAMESPACE;
  if (/url\s*\(/i.test(value)) return OWN_PART.test(value.trim());
  return !/[<\\]|javascript:|data:|expression\s*\(|@import|\/\//i.test(value);
};

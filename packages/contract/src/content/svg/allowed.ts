// What a drawing may hold. Anything else refuses the whole file: cleaning would guess at what its author meant.

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

/** A reference to another part of the same drawing. */
const OWN_PART = /^url\(\s*(['"]?)#[\w.-]+\1\s*\)$/;

/** No value may reach outside the drawing, whatever the attribute. */
export const isSafeValue = (name: string, value: string): boolean => {
  if (name === 'xmlns') return value === SVG_NAMESPACE;
  if (/url\s*\(/i.test(value)) return OWN_PART.test(value.trim());
  return !/[<\\]|javascript:|data:|expression\s*\(|@import|\/\//i.test(value);
};

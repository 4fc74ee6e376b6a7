import { type Geometry, geometryOf, type Line } from './geometry.ts';
import type { GraphData } from './types.ts';
import type { Label } from './label.ts';
import { SERIES_MAX } from './limits.ts';

// The graph as a tree of SVG elements: rendered by React on the screen, written as text for files and reports.

export type SvgNode = {
  tag: 'svg' | 'g' | 'path' | 'circle' | 'rect' | 'text' | 'title';
  attrs: Readonly<Record<string, string | number>>;
  children: readonly (SvgNode | string)[];
};

/** Colours by what they are for: literal ones in a file, variables of the theme on the screen. */
export type GraphPalette = {
  font: string;
  ink: string;
  quiet: string;
  paper: string;
  criterion: string;
  figures: string;
  event: string;
  series: readonly [string, string, string, string];
};

export const FILE_PALETTE: GraphPalette = {
  font: 'Figtree, system-ui, sans-serif',
  ink: '#1F1B16',
  quiet: '#57504A',
  paper: '#FFFFFF',
  criterion: '#2F6B3A',
  figures: '#1D5F8A',
  event: '#8A5A00',
  series: ['#0F6E77', '#6D4AA8', '#9A3412', '#3F3A36'],
};

export type GraphTexts = { label: string; yAxis: string; xAxis: string };
/** Which marker a person has, from 0 to 3. */
export type SeriesOf = (person: string) => number;

const node = (tag: SvgNode['tag'], attrs: SvgNode['attrs'], children: readonly (SvgNode | string)[] = []): SvgNode => ({
  tag,
  attrs,
  children,
});

const text = ({ x, y, text: shown, full, anchor }: Label, attrs: SvgNode['attrs']): SvgNode =>
  node(
    'text',
    { x, y, 'text-anchor': anchor, ...attrs },
    shown === full ? [shown] : [node('title', {}, [full]), shown],
  );

/** Text over lines stays readable: a rim in the colour of the paper. */
const rim = ({ paper }: GraphPalette) => ({ 'paint-order': 'stroke', stroke: paper, 'stroke-width': 4 });

const line = ({ x1, y1, x2, y2 }: Line, part: string, attrs: SvgNode['attrs']): SvgNode =>
  node('path', { 'data-part': part, d: `M${x1} ${y1}L${x2} ${y2}`, fill: 'none', ...attrs });

/** Circle, square, triangle, diamond. */
export const markerNode = (
  series: number,
  { x, y, size }: { x: number; y: number; size: number },
  attrs: SvgNode['attrs'],
): SvgNode => {
  const at = { 'data-part': 'marker', 'data-x': x, 'data-y': y, ...attrs };
  const r = size;
  if (series === 0) return node('circle', { ...at, cx: x, cy: y, r });
  if (series === 1) return node('rect', { ...at, x: x - r * 0.9, y: y - r * 0.9, width: r * 1.8, height: r * 1.8 });
  const [up, side] = [r * 1.2, r * 1.15];
  if (series === 2) return node('path', { ...at, d: `M${x} ${y - up}L${x + side} ${y + r}H${x - side}Z` });
  return node('path', { ...at, d: `M${x} ${y - up}L${x + side} ${y}L${x} ${y + up}L${x - side} ${y}Z` });
};

const axes = (
  { plot, yTicks, xTicks, width, height }: Geometry,
  texts: GraphTexts,
  colours: GraphPalette,
): SvgNode[] => [
  ...yTicks.flatMap(({ y, percent }) => [
    node('path', { d: `M${plot.left - 5} ${y}H${plot.left}`, stroke: colours.quiet }),
    node('text', { x: plot.left - 10, y: y + 4.5, 'text-anchor': 'end' }, [String(percent)]),
  ]),
  node('path', {
    'data-part': 'axis',
    d: `M${plot.left} ${plot.top - 6}V${plot.bottom}H${plot.right}`,
    fill: 'none',
    stroke: colours.quiet,
    'stroke-width': 1.2,
  }),
  node(
    'text',
    {
      transform: `translate(15 ${(plot.top + plot.bottom) / 2}) rotate(-90)`,
      'text-anchor': 'middle',
      'font-weight': 600,
      fill: colours.ink,
    },
    [texts.yAxis],
  ),
  ...xTicks.flatMap(({ x, number, day }) => [
    node('path', { d: `M${x} ${plot.bottom}v5`, stroke: colours.quiet }),
    ...(number ? [node('text', { x, y: plot.bottom + 19, 'text-anchor': 'middle' }, [number])] : []),
    ...(day
      ? [node('text', { x, y: plot.bottom + (number ? 34 : 19), 'text-anchor': 'middle', 'font-size': 11 }, [day])]
      : []),
  ]),
  node(
    'text',
    {
      x: Math.min((plot.left + plot.right) / 2, width - 10),
      y: height - 8,
      'text-anchor': 'middle',
      'font-weight': 600,
      fill: colours.ink,
    },
    [texts.xAxis],
  ),
];

const lines = (at: Geometry, colours: GraphPalette): SvgNode[] => [
  ...at.criterion.map((one) =>
    line(one, 'criterion', { stroke: colours.criterion, 'stroke-width': 1.5, 'stroke-dasharray': '7 5' }),
  ),
  ...at.levels.map((one) => line(one, 'level', { stroke: colours.figures, 'stroke-width': 1.3 })),
  ...at.trends.map((one) =>
    line(one, 'trend', {
      stroke: colours.figures,
      'stroke-width': 1.6,
      'stroke-dasharray': '1.5 4',
      'stroke-linecap': 'round',
    }),
  ),
  ...at.paths.map((path) =>
    node('path', {
      'data-part': 'path',
      d: path.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
      fill: 'none',
      stroke: colours.quiet,
      'stroke-width': 1.4,
    }),
  ),
  ...at.gaps.flatMap(({ x, label }) => [
    node('path', {
      'data-part': 'gap',
      d: `M${x - 4} ${at.plot.bottom + 5}l3 -10M${x + 1} ${at.plot.bottom + 5}l3 -10`,
      stroke: colours.quiet,
      'stroke-width': 1.3,
      fill: 'none',
    }),
    ...(label ? [text(label, { 'font-size': 11, ...rim(colours) })] : []),
  ]),
  ...at.phases.flatMap(({ x, label }) => [
    ...(x === null
      ? []
      : [
          line({ x1: x, y1: at.labelsEnd, x2: x, y2: at.plot.bottom }, 'phase', {
            stroke: colours.ink,
            'stroke-width': 1.4,
          }),
        ]),
    ...(label ? [text(label, { 'font-weight': 650, fill: colours.ink, 'data-part': 'phase-label' })] : []),
  ]),
  ...at.events.flatMap(({ x, label }) => [
    line({ x1: x, y1: at.plot.top - 6, x2: x, y2: at.plot.bottom }, 'event', {
      stroke: colours.event,
      'stroke-width': 1.3,
      'stroke-dasharray': '4 4',
    }),
    ...(label.text ? [text(label, { fill: colours.event, 'font-size': 12, 'font-weight': 550, ...rim(colours) })] : []),
  ]),
  text(at.criterionLabel, { fill: colours.criterion, 'font-weight': 600, 'font-size': 12, ...rim(colours) }),
];

/** The whole picture, drawn for a width in pixels. */
export const graphSvg = (
  data: GraphData,
  width: number,
  seriesOf: SeriesOf,
  texts: GraphTexts,
  colours: GraphPalette = FILE_PALETTE,
): SvgNode => {
  const at = geometryOf(data, width);
  const colourOf = (series: number) => colours.series[series % SERIES_MAX] ?? colours.ink;
  return node(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${at.width} ${at.height}`,
      width: at.width,
      height: at.height,
      role: 'img',
      'aria-label': texts.label,
      'font-family': colours.font,
      'font-size': 13,
      fill: colours.quiet,
    },
    [
      ...axes(at, texts, colours),
      ...lines(at, colours),
      ...at.markers.map(({ point, ...place }) => {
        const series = seriesOf(point.person);
        const colour = colourOf(series);
        return markerNode(series, place, {
          'data-block': point.number,
          fill: point.complete ? colour : colours.paper,
          stroke: colour,
          'stroke-width': Math.min(1.8, place.size / 2),
        });
      }),
      ...(at.bracket
        ? [
            node('path', {
              'data-part': 'bracket',
              d: `M${at.bracket.x1} ${at.bracket.y + 5}v-5H${at.bracket.x2}v5`,
              fill: 'none',
              stroke: colours.criterion,
              'stroke-width': 1.5,
            }),
          ]
        : []),
    ],
  );
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Whether XML allows it: control characters, half surrogates and two reserved ones are left out. */
const isXml = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
};
const escaped = (value: string): string =>
  Array.from(value)
    .filter(isXml)
    .join('')
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** The tree as text. */
export const svgText = ({ tag, attrs, children }: SvgNode): string => {
  const names = Object.entries(attrs).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  const inner = children.map((child) => (typeof child === 'string' ? escaped(child) : svgText(child)));
  return children.length === 0 ? `<${tag}${names.join('')}/>` : `<${tag}${names.join('')}>${inner.join('')}</${tag}>`;
};

const TITLE_ROOM = 34;
const LEGEND_ROW = 22;

/** The picture as a file of its own: with its title above and the people below. */
export const graphFile = (
  picture: SvgNode,
  title: string,
  people: readonly { name: string; series: number }[],
): SvgNode => {
  const [width, height] = [Number(picture.attrs['width']), Number(picture.attrs['height'])];
  const total = TITLE_ROOM + height + LEGEND_ROW * people.length + 12;
  const colours = FILE_PALETTE;
  return node('svg', { ...picture.attrs, viewBox: `0 0 ${width} ${total}`, height: total }, [
    node('rect', { x: 0, y: 0, width, height: total, fill: colours.paper }),
    node('text', { x: 16, y: 22, 'font-size': 16, 'font-weight': 600, fill: colours.ink }, [title]),
    node('g', { transform: `translate(0 ${TITLE_ROOM})` }, picture.children),
    ...people.flatMap(({ name, series }, index) => {
      const y = TITLE_ROOM + height + LEGEND_ROW * index + 8;
      const colour = colours.series[series % SERIES_MAX] ?? colours.ink;
      return [
        markerNode(series, { x: 66, y, size: 5.5 }, { fill: colour, 'data-part': 'legend' }),
        node('text', { x: 80, y: y + 4.5 }, [name]),
      ];
    }),
  ]);
};

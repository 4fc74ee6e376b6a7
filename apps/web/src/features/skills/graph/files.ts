import type { SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { graphFile, graphSvg, svgText } from '@amberway/contract/skills/graph/svg';
import { graphCsv, rowsOf } from '@amberway/contract/skills/graph/table';
import { saveFile } from '../../../ui/save-file.ts';
import { dataOf, namesOf, seriesOf, textsOf } from './series.ts';

const WIDTH = 960;
/** Sharp when printed. */
const PIXELS = 2;

/** The name of a skill as the name of a file. */
const fileName = ({ name }: SkillGraph, ending: string): string =>
  `${
    name
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'skill'
  }.${ending}`;

const picture = (graph: SkillGraph) => {
  const { of, legend } = seriesOf(graph);
  return graphFile(graphSvg(dataOf(graph), WIDTH, of, textsOf(graph)), graph.name, legend);
};

export const saveSvg = (graph: SkillGraph): void =>
  saveFile(fileName(graph, 'svg'), new Blob([svgText(picture(graph))], { type: 'image/svg+xml' }));

export const saveCsv = (graph: SkillGraph): void => {
  const { people, places } = namesOf(graph);
  const text = graphCsv(rowsOf(dataOf(graph), people, places));
  saveFile(fileName(graph, 'csv'), new Blob([text], { type: 'text/csv;charset=utf-8' }));
};

const loaded = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('The picture could not be drawn.')));
    image.src = url;
  });

/** The browser draws the SVG; nothing leaves the device. */
export const savePng = async (graph: SkillGraph): Promise<void> => {
  const svg = picture(graph);
  const url = URL.createObjectURL(new Blob([svgText(svg)], { type: 'image/svg+xml' }));
  try {
    const image = await loaded(url);
    const canvas = document.createElement('canvas');
    canvas.width = Number(svg.attrs['width']) * PIXELS;
    canvas.height = Number(svg.attrs['height']) * PIXELS;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('The picture could not be drawn.');
    saveFile(fileName(graph, 'png'), blob);
  } finally {
    URL.revokeObjectURL(url);
  }
};

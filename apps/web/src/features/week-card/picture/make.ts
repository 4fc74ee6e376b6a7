import { avatarColours } from '../../../app/theme/palettes.ts';
import { fileSrc } from '../../../kernel/file-src.ts';
import { colourNumber, initialsOf } from '../../../ui/initials.ts';
import type { ShownWeek } from '../shown.ts';
import { layoutPicture, PICTURE } from './layout.ts';
import { paintPicture, type Pictures } from './paint.ts';

const loadImage = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    // A picture from another host that does not allow it would make the canvas unreadable.
    image.crossOrigin = 'anonymous';
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('The picture could not be loaded.')));
    image.src = src;
  });

/** Some browsers draw an SVG only if it has a size of its own. */
const sized = (svg: string): string =>
  /^<svg[^>]*\swidth=/i.test(svg) ? svg : svg.replace(/^<svg/i, '<svg width="192" height="192"');

const loadMood = (svg: string) => loadImage(`data:image/svg+xml,${encodeURIComponent(sized(svg))}`);

const FACE = 264;

const canvasOf = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('This browser has no canvas.');
  return { canvas, ctx };
};

/** As on the page: the initials on a colour. */
const initialsFace = ({ firstName, lastName }: NonNullable<ShownWeek['face']>, family: string) => {
  const { canvas, ctx } = canvasOf(FACE, FACE);
  ctx.fillStyle = avatarColours[colourNumber(firstName) - 1] ?? '';
  ctx.fillRect(0, 0, FACE, FACE);
  ctx.fillStyle = '#fff';
  ctx.font = `600 ${Math.round(FACE * 0.36)}px ${family}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(initialsOf(firstName, lastName), FACE / 2, FACE / 2);
  return canvas;
};

const loadFace = async (face: ShownWeek['face'], family: string): Promise<Pictures['face']> => {
  if (!face) return null;
  const drawn = face.avatar ? await loadImage(fileSrc(face.avatar)).catch(() => null) : null;
  return drawn ?? (face.firstName ? initialsFace(face, family) : null);
};

/** The week as a PNG, drawn in the browser: nothing is sent. */
export const makePicture = async (week: ShownWeek): Promise<Blob> => {
  const family = getComputedStyle(document.body).fontFamily;
  // Text drawn before its font is loaded would be in another one.
  await Promise.all([400, 550, 650].map((weight) => document.fonts.load(`${weight} 29px ${family}`))).catch(() => []);
  const svgs = [...new Set(week.moods.map(({ iconSvg }) => iconSvg))];
  const [face, ...moods] = await Promise.all([loadFace(week.face, family), ...svgs.map(loadMood)]);
  const { canvas, ctx } = canvasOf(PICTURE.width, PICTURE.height);
  const measure = (text: string, font: string) => {
    ctx.font = font;
    return ctx.measureText(text).width;
  };
  const parts = layoutPicture({ ...week, face: face ? week.face : null }, family, measure);
  paintPicture(ctx, parts, {
    face: face ?? null,
    moods: new Map(svgs.map((svg, at) => [svg, moods[at] as CanvasImageSource])),
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png');
  });
};

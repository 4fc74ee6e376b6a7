import { lightPalette } from '../../../app/theme/palettes.ts';
import { CARD, LOGO, type Part, PICTURE } from './layout.ts';

// The picture leaves the app, so it is in the light colours, whatever the viewer's theme is.

export type Pictures = { face: CanvasImageSource | null; moods: ReadonlyMap<string, CanvasImageSource> };

const rounded = (
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
) => {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
};

/** Hills, a path and the sun, drawn for a box of 720 × 190 and cut to the card. */
const SCENE = [
  { d: 'M0 0H720V190H0z', fill: lightPalette.soft },
  { d: 'M520 116A40 40 0 0 1 600 116A40 40 0 0 1 520 116z', fill: '#FFD9B8' },
  { d: 'M0 150c90-50 180-48 270-14s180 20 260-16 140-20 190 2v70H0z', fill: '#FBE3CC' },
  { d: 'M0 178c120-34 230-28 330-8s240 14 390-16v40H0z', fill: '#F6D2B0' },
];
const TRAIL = 'M250 192c40-14 96-16 104-30s-40-14-34-24 60-10 106-16';
const SPROUT = 'M200 146v-20m0 6c-6 0-9-4-9-8 5 0 9 3 9 8zm0-4c5 0 8-3 8-8-5 0-8 3-8 8z';

const pathOf = (d: string) => new Path2D(d);

const paintScene = (ctx: CanvasRenderingContext2D) => {
  ctx.save();
  rounded(ctx, CARD.x, CARD.y, CARD.width, CARD.height, CARD.radius);
  ctx.clip();
  ctx.beginPath();
  ctx.rect(CARD.x, CARD.y, CARD.width, CARD.scene);
  ctx.clip();
  const scale = CARD.width / 720;
  ctx.translate(CARD.x, CARD.y + CARD.scene - 190 * scale);
  ctx.scale(scale, scale);
  for (const { d, fill } of SCENE) {
    ctx.fillStyle = fill;
    ctx.fill(pathOf(d));
  }
  ctx.lineCap = 'round';
  ctx.lineWidth = 11;
  ctx.strokeStyle = 'rgba(255, 255, 255, 0.9)';
  ctx.stroke(pathOf(TRAIL));
  ctx.lineWidth = 2;
  ctx.strokeStyle = lightPalette.link;
  ctx.fillStyle = '#F6B98A';
  ctx.fill(pathOf(SPROUT));
  ctx.stroke(pathOf(SPROUT));
  ctx.restore();
};

const paintLogo = (ctx: CanvasRenderingContext2D) => {
  const { x, y, size } = LOGO;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 32, size / 32);
  ctx.fillStyle = lightPalette.primary;
  rounded(ctx, 0, 0, 32, 32, 10);
  ctx.fill();
  ctx.fillStyle = '#FFD9B8';
  ctx.beginPath();
  ctx.arc(16, 10.5, 4.2, 0, 2 * Math.PI);
  ctx.fill();
  ctx.strokeStyle = lightPalette.onPrimary;
  ctx.lineWidth = 2.5;
  ctx.lineCap = 'round';
  ctx.stroke(pathOf('M6 22.4c3.6 0 4.4-4 8-4s4.6 4 8.2 4c2 0 3-.8 3.8-1.6'));
  ctx.restore();
};

const paintFace = (
  ctx: CanvasRenderingContext2D,
  { x, y, size }: Extract<Part, { kind: 'face' }>,
  face: CanvasImageSource,
) => {
  const middle = { x: x + size / 2, y: y + size / 2 };
  const circle = (radius: number) => {
    ctx.beginPath();
    ctx.arc(middle.x, middle.y, radius, 0, 2 * Math.PI);
  };
  ctx.save();
  ctx.fillStyle = lightPalette.surface;
  circle(size / 2 + 7);
  ctx.fill();
  circle(size / 2);
  ctx.clip();
  ctx.fillStyle = '#FBE3CC';
  ctx.fill();
  ctx.drawImage(face, x, y, size, size);
  ctx.restore();
};

const paintPart = (ctx: CanvasRenderingContext2D, part: Part, pictures: Pictures) => {
  switch (part.kind) {
    case 'text':
      ctx.font = part.font;
      ctx.fillStyle = lightPalette[part.ink];
      ctx.textAlign = part.centred ? 'center' : 'left';
      ctx.fillText(part.text, part.x, part.y);
      return;
    case 'box':
      rounded(ctx, part.x, part.y, part.width, part.height, 26);
      ctx.fillStyle = lightPalette.soft;
      ctx.fill();
      ctx.strokeStyle = lightPalette.softLine;
      ctx.lineWidth = 1.5;
      ctx.stroke();
      return;
    case 'rule':
      ctx.fillStyle = lightPalette.line;
      ctx.fillRect(part.x, part.y, part.width, 1.5);
      return;
    case 'mood': {
      const picture = pictures.moods.get(part.svg);
      if (picture) ctx.drawImage(picture, part.x, part.y, part.size, part.size);
      return;
    }
    case 'face':
      if (pictures.face) paintFace(ctx, part, pictures.face);
  }
};

export const paintPicture = (ctx: CanvasRenderingContext2D, parts: readonly Part[], pictures: Pictures): void => {
  ctx.fillStyle = lightPalette.page;
  ctx.fillRect(0, 0, PICTURE.width, PICTURE.height);
  rounded(ctx, CARD.x, CARD.y, CARD.width, CARD.height, CARD.radius);
  ctx.fillStyle = lightPalette.surface;
  ctx.fill();
  paintScene(ctx);
  rounded(ctx, CARD.x, CARD.y, CARD.width, CARD.height, CARD.radius);
  ctx.strokeStyle = lightPalette.line;
  ctx.lineWidth = 1.5;
  ctx.stroke();
  for (const part of parts) paintPart(ctx, part, pictures);
  paintLogo(ctx);
};

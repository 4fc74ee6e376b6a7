import type { ShownWeek } from '../shown.ts';
import { makePicture } from './make.ts';
import { sharePicture } from './share.ts';

/** 'Arlo’s week' becomes 'arlos-week.png'. */
const fileName = (title: string) =>
  `${title
    .toLocaleLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')}.png`;

export const shareWeek = async (week: ShownWeek) =>
  sharePicture(await makePicture(week), fileName(week.title), week.title);

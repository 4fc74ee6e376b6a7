import { Readable } from 'node:stream';
import sharp from 'sharp';
import { UPLOAD_RULES } from '@amberway/contract/uploads/rules';
import { fileUrlOf } from '../../../kernel/files/file-url.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import type { Services } from '../../../kernel/services.ts';
import { takeUpload } from '../../uploads/public.ts';

const SIZE = 400;
const DPI_OF_100 = 72;

type ContentRequest = { services: Services; principal: Principal; requestId: string };

/** Renders the SVG, stores it as an uploaded picture with thumbnails, and returns its URL. */
export const drawPicture = async ({ services, principal, requestId }: ContentRequest, svg: string): Promise<string> => {
  const png = await sharp(Buffer.from(svg), { density: DPI_OF_100 * (SIZE / 100) })
    .resize(SIZE, SIZE)
    .png()
    .toBuffer();
  const rule = UPLOAD_RULES.profile;
  const spooled = await services.spool.take(Readable.from([png]), rule);
  try {
    return fileUrlOf(
      await takeUpload({ services, principal, requestId, file: { ...spooled, name: 'avatar.png' } }, rule),
    );
  } finally {
    await services.spool.remove(spooled.path);
  }
};

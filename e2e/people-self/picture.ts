import sharp from 'sharp';

/** A small picture as a camera would give it. */
export const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#9a3412' } })
    .png()
    .toBuffer();

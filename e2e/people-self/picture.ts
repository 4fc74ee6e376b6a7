import sharp from 'sharp';

/** A small picture like one from a camera. */
export const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#9a3412' } })
    .png()
    .toBuffer();

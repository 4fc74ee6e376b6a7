import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// The icons of the installed app, drawn from the logo.

const LOGO = fileURLToPath(new URL('../public/favicon.svg', import.meta.url));
/** Systems cut a maskable icon to their own shape: the logo fills it, and its drawing stays in the inner 80 %. */
const PADDING = 4;
const SIDE = 32;

const asMaskable = (logo: string): string =>
  logo
    .replace(
      `viewBox="0 0 ${SIDE} ${SIDE}"`,
      `viewBox="${-PADDING} ${-PADDING} ${SIDE + 2 * PADDING} ${SIDE + 2 * PADDING}"`,
    )
    .replace(/<rect [^>]*fill="([^"]+)"[^>]*>/, (_, fill: string) => {
      const side = SIDE + 2 * PADDING;
      return `<rect x="${-PADDING}" y="${-PADDING}" width="${side}" height="${side}" fill="${fill}"/>`;
    });

const ICONS = [
  { name: 'icon-192.png', size: 192, maskable: false },
  { name: 'icon-512.png', size: 512, maskable: false },
  { name: 'maskable-512.png', size: 512, maskable: true },
  // Apple's systems round the corners themselves.
  { name: 'apple-touch-icon.png', size: 180, maskable: true },
];

/** Writes the icons that the manifests name. */
export const writeIcons = async (dir: string): Promise<void> => {
  const logo = await readFile(LOGO, 'utf8');
  const folder = join(dir, 'icons');
  await mkdir(folder, { recursive: true });
  await Promise.all(
    ICONS.map(({ name, size, maskable }) =>
      sharp(Buffer.from(maskable ? asMaskable(logo) : logo), { density: (72 * size) / SIDE })
        .resize(size, size)
        .png({ compressionLevel: 9 })
        .toFile(join(folder, name)),
    ),
  );
};

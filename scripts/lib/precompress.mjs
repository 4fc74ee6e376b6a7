import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files.mjs';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const MIN_BYTES = 1024;
// Fonts (woff2) and pictures are already compressed.
const TEXT = /\.(js|mjs|css|html|svg|json|webmanifest|txt|ico)$/;

const compress = async (path) => {
  if ((await stat(path)).size <= MIN_BYTES) return;
  const content = await readFile(path);
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
};

/** Writes a .br and a .gz beside every text asset, so that the server never compresses the same file twice. */
export const precompress = (folder) =>
  Promise.all(
    filesBelow(folder, '')
      .filter((path) => TEXT.test(path))
      .map((path) => compress(join(folder, path))),
  );

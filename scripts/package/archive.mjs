import { createWriteStream } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';

const READABLE = 0o644;
const EXECUTABLE = 0o755;
/** The same sources give the same bytes: no times, owners or order of this machine. */
const NO_TIME = new Date(0);

const addAll = async (pack, folder, contents) => {
  for (const { path, from, content, executable } of contents) {
    const bytes = from ? await readFile(from) : Buffer.from(content);
    const mode = executable ? EXECUTABLE : READABLE;
    await new Promise((resolve, reject) => {
      pack.entry({ name: `${folder}/${path}`, mode, mtime: NO_TIME }, bytes, (error) =>
        error ? reject(error) : resolve(),
      );
    });
  }
  pack.finalize();
};

/** Writes beside the target first: a package that exists is whole. */
export const writeArchive = async (file, folder, contents) => {
  const pack = tar.pack();
  const part = `${file}.part`;
  await Promise.all([
    pipeline(pack, createGzip({ level: 6 }), createWriteStream(part)),
    addAll(pack, folder, contents),
  ]);
  await rename(part, file);
};

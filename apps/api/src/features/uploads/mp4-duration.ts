import { type FileHandle, open } from 'node:fs/promises';

// MP4 and QuickTime consist of nested boxes; moov/mvhd has the duration of the video, whatever its tracks are.

type Box = { type: string; start: number; end: number };

const HEAD = 8;
const LONG_HEAD = 16;
/** A file with more boxes than this on one level was made to exhaust the parser. */
const MAX_BOXES = 10_000;

const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
};

const boxAt = async (file: FileHandle, position: number, limit: number): Promise<Box | undefined> => {
  const head = await readAt(file, position, LONG_HEAD);
  if (head.length < HEAD) return undefined;
  const short = head.readUInt32BE(0);
  const isLong = short === 1;
  if (isLong && head.length < LONG_HEAD) return undefined;
  // Size 0 means: up to the end.
  const size = short === 0 ? limit - position : isLong ? Number(head.readBigUInt64BE(HEAD)) : short;
  const start = position + (isLong ? LONG_HEAD : HEAD);
  const end = Math.min(position + size, limit);
  return end >= start ? { type: head.toString('latin1', 4, HEAD), start, end } : undefined;
};

const findBox = async (
  file: FileHandle,
  type: string,
  within: { start: number; end: number },
): Promise<Box | undefined> => {
  let position = within.start;
  for (let count = 0; position < within.end && count < MAX_BOXES; count += 1) {
    const box = await boxAt(file, position, within.end);
    if (!box || box.type === type) return box;
    position = box.end;
  }
  return undefined;
};

/** Seconds, or undefined when the header is missing or has no duration. */
export const mp4Duration = async (path: string): Promise<number | undefined> => {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const movie = await findBox(file, 'moov', { start: 0, end: size });
    const header = movie && (await findBox(file, 'mvhd', movie));
    if (!header) return undefined;
    const bytes = await readAt(file, header.start, 32);
    const isWide = bytes[0] === 1;
    if (bytes.length < (isWide ? 32 : 20)) return undefined;
    const ticks = bytes.readUInt32BE(isWide ? 20 : 12);
    const duration = isWide ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
    return ticks > 0 && duration > 0 ? duration / ticks : undefined;
  } finally {
    await file.close();
  }
};

import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const STORED = 0;

/** The entries of a zip by name, as listed in its central directory. */
export const unzip = (bytes: Buffer): Map<string, Buffer> => {
  const found = new Map<string, Buffer>();
  let end = bytes.length - 22;
  while (end >= 0 && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) throw new Error('This is no zip.');
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const method = bytes.readUInt16LE(at + 10);
    const size = bytes.readUInt32LE(at + 20);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + size);
    found.set(bytes.toString('utf8', at + 46, at + 46 + name), method === STORED ? packed : inflateRawSync(packed));
    at += 46 + name + extra + comment;
  }
  return found;
};

import { crc32, deflateRawSync } from 'node:zlib';

type Entry = {
  name: string;
  content: Buffer | string;
  /** A false uncompressed size for the headers. */
  declaredSize?: number;
};

const number = (bytes: number, value: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};

/** A zip archive; with `times` the central directory lists every entry that often, all at the same offset. */
export const zipOf = (entries: readonly Entry[], times = 1): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, declaredSize } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const common = Buffer.concat([
      number(2, 20),
      number(2, 0),
      number(2, 8),
      number(4, 0),
      number(4, crc32(bytes)),
      number(4, packed.length),
      number(4, declaredSize ?? bytes.length),
      number(2, name.length),
      number(2, 0),
    ]);
    const local = Buffer.concat([number(4, 0x04034b50), common, Buffer.from(name), packed]);
    const central = Buffer.concat([
      number(4, 0x02014b50),
      number(2, 20),
      common,
      Buffer.alloc(10),
      number(4, at),
      Buffer.from(name),
    ]);
    parts.push(local);
    for (let n = 0; n < times; n += 1) directory.push(central);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.concat([
    number(4, 0x06054b50),
    Buffer.alloc(4),
    number(2, directory.length),
    number(2, directory.length),
    number(4, list.length),
    number(4, at),
    number(2, 0),
  ]);
  return Buffer.concat([...parts, list, end]);
};

const packedParts = (part: string, kind: string): Entry[] => [
  {
    name: '[Content_Types].xml',
    content:
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
  },
  { name: part, content: '<root/>' },
];

/** The parts of a minimal docx file. */
export const WORD_PARTS = packedParts('word/document.xml', 'wordprocessingml.document');
/** The parts of a minimal pptx file. */
export const SLIDES_PARTS = packedParts('ppt/presentation.xml', 'presentationml.presentation');

// The smallest files that players and parsers accept, generated so that none has to be in the repository.

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A silent WAV file of the given length. */
export const wavOf = (seconds: number): Buffer => {
  const rate = 8000;
  const samples = Buffer.alloc(rate * seconds, 0x80);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
};

const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(8 + body.length), Buffer.from(type), body]);
};

const TICKS = 1000;

/** A film without tracks; its movie header has the duration. */
export const mp4Of = (seconds: number, { indexLast = false } = {}): Buffer => {
  const type = box('ftyp', Buffer.from('isom'), u32(512), Buffer.from('isomiso2mp41'));
  const header = box('mvhd', u32(0), u32(0), u32(0), u32(TICKS), u32(seconds * TICKS), u32(0x10000), Buffer.alloc(76));
  const parts = [box('moov', header), box('mdat', Buffer.alloc(1000))];
  return Buffer.concat([type, ...(indexLast ? parts.toReversed() : parts)]);
};

const element = (id: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 | body.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
};

export const webmOf = (seconds: number): Buffer => {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(seconds * TICKS);
  const info = element('1549a966', element('2ad7b1', u32(1_000_000)), element('4489', duration));
  return Buffer.concat([element('1a45dfa3', element('4282', Buffer.from('webm'))), element('18538067', info)]);
};

/** An MP3 of that many silent frames of 128 kbit/s at 44.1 kHz, 26 ms each. */
export const mp3Of = (frames: number): Buffer => {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
};

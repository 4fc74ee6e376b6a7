const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** A UUID of version 7: ids made later sort later. Works over plain HTTP, where crypto.randomUUID does not exist. */
export const newId = (now: number = Date.now()): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const random = Array.from(bytes, (byte) => hex(byte, 2)).join('');
  const time = hex(now, 12);
  const variant = hex(((bytes[2] ?? 0) & 0x3f) | 0x80, 2);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(6, 8)}-${random.slice(8)}`;
};

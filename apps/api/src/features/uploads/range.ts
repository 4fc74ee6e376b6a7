import type { ByteRange } from '../../kernel/storage/storage.ts';

/**
 * Which part of `size` bytes is requested. Undefined: all of it, also when the header is invalid or requests several
 * parts, which may be ignored. 'unsatisfiable': none of the range exists.
 */
export const wantedRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined => {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') return Number(to) === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
};

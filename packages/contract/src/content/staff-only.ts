import type { ContentType } from '../kernel/content-type.ts';
import { author } from './types/author.ts';
import { video } from './types/video.ts';

// Fields omitted from responses to customers and from their searches.

const AUTHOR: readonly (keyof typeof author.fields)[] = ['email', 'phoneCountryCode', 'phone'];
const VIDEO: readonly (keyof typeof video.fields)[] = ['archiveReason'];

const FIELDS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  [author.name, AUTHOR],
  [video.name, VIDEO],
]);

export const staffOnly = ({ name }: Pick<ContentType, 'name'>): readonly string[] => FIELDS.get(name) ?? [];

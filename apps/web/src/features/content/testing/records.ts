import { z } from 'zod';
import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import type { ContentType } from '@amberway/contract/kernel/content-type';

export const idOf = (n: number) => `01a00000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const AT = '2026-01-01T00:00:00.000Z';
export const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>';
export { SETTINGS } from '../../../ui/testing/settings.ts';

const plain = (field: z.ZodType): unknown => {
  if (field instanceof z.ZodNullable) return null;
  if (field instanceof z.ZodBoolean) return false;
  if (field instanceof z.ZodNumber) return 2;
  if (field instanceof z.ZodEnum) return field.options[0];
  if (field instanceof z.ZodArray) return ['home'];
  return 'Words';
};

const OWN: Record<string, unknown> = {
  webinarDate: { year: 2026, month: 3, day: 4 },
  webinarTime: { hourSelect: 9, minuteSelect: 30 },
  startTime: '2026-03-03T22:30:00.000Z',
  svg: DRAWING,
  iconSvg: DRAWING,
  colour: '#00FF00',
  link: 'amberway://diary',
  zoomLink: 'https://zoom.example/1',
  video: 'https://films.example/one.mp4',
  videoLink: 'https://films.example/one.mp4',
  email: 'one@authors.test',
  releaseId: '2026.46',
  webinarType: 'Group Session by Coach',
  body: '<p>Words</p>',
};

/** A stored record of any type, as the server returns it. */
export const recordOf = (type: ContentType, part: Record<string, unknown> = {}): ContentRecord => {
  const fields = Object.entries(type.fields).map(([key, field]) => {
    const target = type.references?.[key];
    const one = { _id: idOf(70), name: `Known ${key}` };
    if (target) return [key, target.many ? [one] : one];
    if (/thumbnail|image/i.test(key) && !key.endsWith('FileName')) return [key, `/api/files/${idOf(80)}/picture.png`];
    return [key, OWN[key] ?? plain(field)];
  });
  return {
    _id: idOf(1),
    createdAt: AT,
    updatedAt: AT,
    version: 3,
    ...Object.fromEntries(fields),
    ...(type.links ? { externalDeepLink: null, internalDeepLink: null } : {}),
    ...part,
  };
};

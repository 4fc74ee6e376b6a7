import { z } from 'zod';
import type { ContentType } from '../kernel/content-type.ts';
import { CONTENT, type ContentName, contentTypeOf } from './registry.ts';

/** Whether a record must have the one that this field refers to: then families see its name even once it is deleted. */
export const mustRefer = ({ fields, references }: ContentType, field: string): boolean =>
  references?.[field]?.many !== true && !(fields[field] instanceof z.ZodNullable);

const refersTo = (type: ContentType, name: ContentName) =>
  Object.entries(type.references ?? {}).some(([field, target]) => target?.to === name && mustRefer(type, field));

/** Whether families still see the name of a deleted record of this type, on what refers to it. */
export const keepsName = (name: ContentName): boolean =>
  Object.keys(CONTENT).some((one) => {
    const type = contentTypeOf(one);
    return type !== undefined && refersTo(type, name);
  });

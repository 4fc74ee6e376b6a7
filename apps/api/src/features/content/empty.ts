import { z } from 'zod';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import type { Values } from './queries.ts';

/** Drops omitted fields; an optional text that was emptied becomes null. */
export const emptyAsNull = (type: ContentType, body: Values): Values =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, value === '' && type.fields[key] instanceof z.ZodNullable ? null : value]),
  );

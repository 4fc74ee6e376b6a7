import { z } from 'zod';
import type { GasBaseline, GasLevel } from './limits.ts';

// Whole numbers in a range: a schema of several literal values has no single form in JSON Schema.

const between = <T extends number>(min: number, max: number, message?: string) =>
  z.int(message).min(min, message).max(max, message) as unknown as z.ZodType<T, T>;

export const gasLevel = (message?: string) => between<GasLevel>(-2, 2, message);
export const gasBaseline = (message?: string) => between<GasBaseline>(-2, -1, message);

import { describe } from 'vitest';
import { defineLargeLibrary } from '../../testing/large-library.ts';

describe('100,000 resources in PostgreSQL', () => defineLargeLibrary('postgres', 100_000));

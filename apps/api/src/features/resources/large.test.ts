import { describe } from 'vitest';
import { defineLargeLibrary } from '../../testing/large-library.ts';

describe('20,000 resources in the embedded database', () => defineLargeLibrary('embedded', 20_000));

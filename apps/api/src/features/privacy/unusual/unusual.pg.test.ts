import { describe } from 'vitest';
import { defineUnusualReading } from '../../../testing/unusual-reading.ts';

describe('unusual reading on PostgreSQL', () => defineUnusualReading('postgres'));

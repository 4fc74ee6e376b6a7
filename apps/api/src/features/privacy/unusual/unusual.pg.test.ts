import { describe } from 'vitest';
import { defineUnusualReading } from './suite.ts';

describe('unusual reading on PostgreSQL', () => defineUnusualReading('postgres'));

import { describe } from 'vitest';
import { defineMatrix } from './suite.ts';

describe('authorisation matrix on PostgreSQL', () => defineMatrix('postgres'));

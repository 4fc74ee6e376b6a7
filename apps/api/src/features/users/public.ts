export { countToAllocate } from './queries.ts';

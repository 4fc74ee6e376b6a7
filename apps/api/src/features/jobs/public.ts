export { countStuck } from './queries.ts';

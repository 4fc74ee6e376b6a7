export { countOpenErasures } from './queries.ts';

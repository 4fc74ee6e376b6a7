export { countUnanswered } from './queries.ts';

export { countFailedMails } from './queries.ts';

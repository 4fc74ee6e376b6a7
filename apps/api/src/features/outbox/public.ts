export { outboxIsOpen } from './routes.ts';

import { EMAIL_TAKEN } from '@amberway/contract/content/types/author';
import { breaksUnique } from '../../../kernel/db/failures.ts';
import { duplicate } from '../../../kernel/http/failure.ts';
import type { Hooks } from './hook.ts';

export const authorHooks: Hooks = {
  refused: (error) => {
    throw breaksUnique(error, 'authors_email_unique') ? duplicate(EMAIL_TAKEN, 'email') : error;
  },
};

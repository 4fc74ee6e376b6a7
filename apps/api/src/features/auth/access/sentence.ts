import type { LastingAccess } from '@amberway/contract/kernel/account-access';
import { lastingName } from '@amberway/contract/auth/access-names';

/** What still opens an account, as a paragraph of a mail. */
export const sentenceOf = (left: readonly LastingAccess[], dayOf: (instant: string) => string): string => {
  if (left.length === 0) return 'Only the password opens it now.';
  const lines = left.map((one) => `- ${lastingName(one)}, added ${dayOf(one.addedAt)}`);
  return [
    'Beside the password, these stay:',
    ...lines,
    'If you do not know one of them, remove it under Account.',
  ].join('\n');
};

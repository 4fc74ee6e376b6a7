import type { AccessCounts, AccountAccess } from '@amberway/contract/kernel/account-access';

export const labels = {
  title: 'What else opens your account',
  hint: 'Untick what you do not know: it ends. What you leave ticked stays.',
  added: 'Added',
  here: 'You signed in with it',
  confirmWhy: 'You are about to end a way in to your account. Please confirm that it is you.',
  addressTitle: 'Change the e-mail address?',
  addressEnds: 'Everyone who is signed in with this account is signed out.',
  ownAddress: 'Your password, this sign-in and what you leave ticked stay. Everything else ends.',
  onlyPassword: 'Only the password stays.',
  endPassword: 'End the password, too, and mail a link for a new one to the new address',
  endPasswordHint: 'Tick this when somebody else has the account from now on.',
  change: 'Change address',
} as const;

const listed = new Intl.ListFormat('en-AU');
const counted = (count: number, one: string, more: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];

const parts = (
  { signIns, passes, feed }: Pick<AccountAccess, 'signIns' | 'passes' | 'feed'>,
  whose: 'your' | 'their',
) => [
  ...counted(signIns, 'other sign-in', 'other sign-ins'),
  ...counted(passes, 'phone that is ready for practice', 'phones that are ready for practice'),
  ...(feed ? [`${whose} calendar address`] : []),
];

/** What ends in any case; null when there is nothing. */
export const endsSentence = (access: AccountAccess): string | null => {
  const ends = parts(access, 'your');
  return ends.length > 0 ? `These end: ${listed.format(ends)}.` : null;
};

export const countsSentence = ({ passkeys, codes, directory, google, ...brief }: AccessCounts): string | null => {
  const ends = [
    ...parts(brief, 'their').map((part) => part.replace('other sign-in', 'sign-in')),
    ...counted(passkeys, 'passkey', 'passkeys'),
    ...(codes ? ['their codes'] : []),
    ...(directory ? ['the sign-in with your organisation'] : []),
    ...(google ? ['their connection to Google'] : []),
  ];
  return ends.length > 0 ? `These end: ${listed.format(ends)}.` : null;
};

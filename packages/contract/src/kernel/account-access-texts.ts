// Texts about what opens an account when its password or address changes.
export const accessTexts = {
  sayWhatStays: 'Please say what should still open your account.',
  proofNeeded: 'Please confirm with your passkey, a code from your app or a recovery code.',
  proofForStays: 'Please confirm with one of the things that stay.',
  notYours: 'Only people themselves decide what else still opens their account.',
  newAddressFirst: 'This belongs to a new e-mail address.',
  resetFirst:
    'Another administrator’s passkeys and codes protect this account. Please reset them first: that takes two administrators.',
} as const;

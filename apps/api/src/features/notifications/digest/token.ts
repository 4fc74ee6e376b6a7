import type { Signer } from '../../../kernel/secrets/signer.ts';

// A link in a mail that switches these mails off and does nothing else. It stays valid, as the mail does.

const sealedText = (userId: string): string => `digest-off:${userId}`;

export const stopToken = async (signer: Signer, userId: string): Promise<string> =>
  `${userId}.${await signer.seal(sealedText(userId))}`;

/** Whose mails the token switches off; undefined for one that this server did not make. */
export const readStopToken = async (signer: Signer, token: string): Promise<string | undefined> => {
  const [userId = '', seal = ''] = token.split('.');
  return (await signer.isSealed(sealedText(userId), seal)) ? userId : undefined;
};

import type { Services } from '../../../kernel/services.ts';
import { stepOfCode } from './totp.ts';
import { findTotp, spendStep } from './totp.queries.ts';

type Sealing = Pick<Services, 'factorBox'>;

const about = (userId: string) => `totp:${userId}`;

export const sealTotp = ({ factorBox }: Sealing, userId: string, secret: Uint8Array): string =>
  factorBox.seal(Buffer.from(secret).toString('base64'), about(userId));

/** Undefined when it was sealed with another SECRET_KEY. */
export const openTotp = ({ factorBox }: Sealing, userId: string, sealed: string): Buffer | undefined => {
  const text = factorBox.open(sealed, about(userId));
  return text === undefined ? undefined : Buffer.from(text, 'base64');
};

/** Whether the code is right and unused; it is used up then. Call it in the transaction of what it opens. */
export const useTotp = async (services: Sealing, userId: string, code: string): Promise<boolean> => {
  const sealed = (await findTotp(userId))?.sealed;
  const secret = sealed ? openTotp(services, userId, sealed) : undefined;
  const step = secret && stepOfCode(secret, code);
  return sealed !== null && sealed !== undefined && step !== undefined && spendStep(userId, sealed, step);
};

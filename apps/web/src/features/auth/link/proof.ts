import { linkPasskeyOptions } from '@amberway/contract/auth/endpoints';
import type { LinkOwner, LinkProof } from '@amberway/contract/auth/schemas';
import { call } from '../../../kernel/api.ts';
import { getPasskey, hasPasskeys, isNumericHost } from '../../../kernel/passkey.ts';

/** With what the holder of a link can prove here who they are. */
export const waysOf = ({ lasting }: Pick<LinkOwner, 'lasting'>) => ({
  passkey: lasting.some(({ kind }) => kind === 'passkey') && hasPasskeys() && !isNumericHost(),
  code: lasting.some(({ kind }) => kind === 'totp' || kind === 'recovery'),
});

/** The typed code, or the browser's question for a passkey where none was typed. */
export const proofOf = async (token: string, typed: string): Promise<LinkProof> => {
  const code = typed.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(code)) return { code };
  if (code !== '') return { recoveryCode: code };
  const { data } = await call(linkPasskeyOptions, undefined, { bearer: token });
  return { passkey: await getPasskey(data) };
};

import { fileAddress } from '@amberway/contract/uploads/address';
import type { Principal } from '../identity/principal.ts';
import type { Signer } from '../secrets/signer.ts';
import type { FileRow } from './queries.ts';

/** The address that records keep and the wire calls public_url. */
export const addressOf = ({ id, name }: Pick<FileRow, 'id' | 'name'>): string => fileAddress(id, name);

/**
 * An address that opens this one file for this user for a while, without a header. The signature covers file, user,
 * sign-in and expiry. Whoever makes one has checked that the user may see what the file belongs to.
 */
export const signFileAddress = async (
  signer: Signer,
  file: Pick<FileRow, 'id' | 'name'>,
  principal: Principal,
  ms: number,
) => `${addressOf(file)}?t=${await signer.fileToken(file.id, principal.userId, principal.rootId, ms)}`;

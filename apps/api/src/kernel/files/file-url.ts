import { fileUrl } from '@amberway/contract/uploads/file-url';
import type { Principal } from '../identity/principal.ts';
import type { Signer } from '../secrets/signer.ts';
import type { FileRow } from './queries.ts';

/** The URL stored in records; `public_url` on the wire. */
export const fileUrlOf = ({ id, name }: Pick<FileRow, 'id' | 'name'>): string => fileUrl(id, name);

/**
 * A URL that opens this one file for this user for a while, without a header. The signature covers file, user, sign-in
 * and expiry. The caller has checked that the user may see the record the file belongs to.
 */
export const signFileUrl = async (
  signer: Signer,
  file: Pick<FileRow, 'id' | 'name'>,
  principal: Principal,
  ms: number,
) => `${fileUrlOf(file)}?t=${await signer.fileToken(file.id, principal.userId, principal.rootId, ms)}`;

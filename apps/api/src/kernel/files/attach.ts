import { parseFileAddress } from '@amberway/contract/uploads/address';
import { type UploadPurpose, uploadRefusal } from '@amberway/contract/uploads/rules';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { invalid } from '../http/failure.ts';
import type { Principal } from '../identity/principal.ts';
import { type FileRow, linkFile, unlinkFile } from './queries.ts';
import type { Visibility } from './tables.ts';

type About = {
  /** What the record uses it for: the limits of that hold, whatever the file was sent as. */
  use: UploadPurpose;
  /** The family the record is about. */
  customerId?: string;
  visibility?: Visibility;
  /** A face: only a picture that the person at the keyboard sent, whatever else they may read. */
  ownPicture?: boolean;
  /** The body's field that names the file, for the answer when it is refused. */
  field: string;
};

/**
 * Keeps an uploaded file for the record that refers to it. Call it in the transaction of that record's change.
 * An address that is not ours, or of a file out of the principal's reach, is refused like one that does not exist.
 */
export const attachFile = async (
  principal: Principal,
  url: string,
  { field, use, ...about }: About,
): Promise<FileRow> => {
  const address = parseFileAddress(url);
  const row = address && (await linkFile(principal, address.id, about));
  if (!row || row.name !== address.name) throw invalid({ [field]: uploadTexts.invalidUrl }, uploadTexts.invalidUrl);
  // A picture is stored as it was made anew, which can be larger than what was sent.
  const refusal = uploadRefusal(use, { name: row.name, size: Math.min(row.receivedSize ?? row.size, row.size) });
  if (refusal) throw invalid({ [field]: refusal }, refusal);
  return row;
};

/** The record no longer refers to it. A day later it is deleted, unless another one does. */
export const detachFile = async (url: string): Promise<void> => {
  const address = parseFileAddress(url);
  if (address) await unlinkFile(address.id);
};

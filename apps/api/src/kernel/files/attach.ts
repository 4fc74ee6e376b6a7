import { parseFileUrl } from '@amberway/contract/uploads/file-url';
import { type UploadPurpose, uploadRefusal } from '@amberway/contract/uploads/rules';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { invalid } from '../http/failure.ts';
import type { Principal } from '../identity/principal.ts';
import { type FileRow, linkFile, unlinkFile } from './queries.ts';
import type { Visibility } from './tables.ts';

type About = {
  /** The record's purpose for the file: its limits apply, whatever purpose the file was uploaded with. */
  use: UploadPurpose;
  /** The family the record is about. */
  customerId?: string;
  visibility?: Visibility;
  /** For avatars: only a picture that the actor uploaded, whatever else they may read. */
  ownPicture?: boolean;
  /** The body's field that names the file, for the error. */
  field: string;
};

/**
 * Links an uploaded file to the record that refers to it. Call it in the transaction of that record's change.
 * A URL that is not ours, or of a file out of the principal's reach, is rejected like one that does not exist.
 */
export const attachFile = async (
  principal: Principal,
  url: string,
  { field, use, ...about }: About,
): Promise<FileRow> => {
  const parsed = parseFileUrl(url);
  const row = parsed && (await linkFile(principal, parsed.id, about));
  if (!row || row.name !== parsed.name) throw invalid({ [field]: uploadTexts.invalidUrl }, uploadTexts.invalidUrl);
  // Pictures are stored re-encoded, which can be larger than what was received.
  const refusal = uploadRefusal(use, { name: row.name, size: Math.min(row.receivedSize ?? row.size, row.size) });
  if (refusal) throw invalid({ [field]: refusal }, refusal);
  return row;
};

/** The record no longer refers to the file. It is deleted a day later, unless another record refers to it. */
export const detachFile = async (url: string): Promise<void> => {
  const parsed = parseFileUrl(url);
  if (parsed) await unlinkFile(parsed.id);
};

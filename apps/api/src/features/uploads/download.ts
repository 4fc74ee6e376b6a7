import { DOWNLOAD_MS } from '@amberway/contract/kernel/limits';
import type { FileRow } from '../../kernel/files/queries.ts';
import type { Signer } from '../../kernel/secrets/signer.ts';

// The name under static/ is itself the permission: file id, expiry and a signature over both and the user.
// Nothing has to be stored, and any process can serve it.

const NAME = /^([0-9a-f-]{36})_([0-9a-z]{8,10})_([A-Za-z0-9_-]{43})\.[a-z0-9]{1,5}$/;

const sealedText = (fileId: string, until: number, userId: string) => `download ${fileId} ${until} ${userId}`;

export const downloadName = async (
  signer: Signer,
  file: Pick<FileRow, 'id' | 'name'>,
  userId: string,
  ms = DOWNLOAD_MS,
): Promise<string> => {
  const until = Date.now() + ms;
  const seal = await signer.seal(sealedText(file.id, until, userId));
  return `${file.id}_${until.toString(36)}_${seal}${file.name.slice(file.name.lastIndexOf('.'))}`;
};

/** The file prepared for this user, until the name expires. */
export const fileOfDownload = async (signer: Signer, name: string, userId: string): Promise<string | undefined> => {
  const [, fileId, end, seal] = NAME.exec(name) ?? [];
  if (!fileId || !end || !seal) return undefined;
  const until = Number.parseInt(end, 36);
  return until > Date.now() && (await signer.isSealed(sealedText(fileId, until, userId), seal)) ? fileId : undefined;
};

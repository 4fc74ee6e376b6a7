import { uuidv7 } from 'uuidv7';
import type { UploadRule } from '@amberway/contract/uploads/rules';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { type Extension, FILE_TYPES } from '@amberway/contract/uploads/types';
import { accountOf, familyOf } from '../../kernel/files/account.ts';
import type { FileRow } from '../../kernel/files/queries.ts';
import { refuseOverQuota } from '../../kernel/files/quota/quota.ts';
import { ApiFailure, invalid } from '../../kernel/http/failure.ts';
import type { ReceivedFile } from '../../kernel/http/form.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Services } from '../../kernel/services.ts';
import { storageFailure } from '../../kernel/storage/failure.ts';
import { checkedType } from './content-type.ts';
import { durationOf } from './duration.ts';
import { UnreadableFilm } from './film/boxes.ts';
import { isFilmType, stripFilm } from './film/strip.ts';
import { remake } from './images.ts';
import { measure } from './measure.ts';
import { urlName, cleanName, withExtension } from './names.ts';
import { type Content, storeContent } from './store.ts';

type Prepared = Content & Pick<FileRow, 'size' | 'sha256' | 'width' | 'height' | 'duration' | 'isStripped'>;

/** The received file without the place where it was made. A film that cannot be read might still have it. */
const withoutPlace = async ({ path, ...received }: ReceivedFile, mime: string) => {
  if (!isFilmType(mime)) return { ...received, isStripped: null };
  try {
    return { ...((await stripFilm(path, mime)) ? await measure(path) : received), isStripped: true };
  } catch (error) {
    if (error instanceof UnreadableFilm)
      throw invalid({ file: uploadTexts.unreadableFilm }, uploadTexts.unreadableFilm);
    throw (error as NodeJS.ErrnoException).syscall ? storageFailure(error) : error;
  }
};

/** The content to store: pictures are re-encoded, films cleaned, media measured, other files unchanged. */
const prepare = async (
  { spool }: Services,
  file: ReceivedFile,
  extension: Extension,
  maxEdge?: number,
): Promise<Prepared> => {
  const { path } = file;
  const { kind, mime } = FILE_TYPES[extension];
  if (kind === 'image') {
    const picture = await remake(spool, path, extension, maxEdge);
    return { ...picture, ...(await measure(picture.path)), duration: null, isStripped: null };
  }
  const { size, sha256, isStripped } = await withoutPlace(file, mime);
  const duration = kind === 'document' ? null : await durationOf(path);
  return { path, size, sha256, isStripped, thumbnails: new Map(), width: null, height: null, duration };
};

type Upload = {
  services: Services;
  principal: Principal;
  file: ReceivedFile;
  requestId: string;
  /** The family whose files it is added to. */
  customerId?: string;
};

/** Checks a received file and stores it; throws if the rule does not allow it. `maxEdge` scales pictures down. */
export const takeUpload = async (upload: Upload, rule: UploadRule, maxEdge?: number): Promise<FileRow> => {
  const { services, principal, file } = upload;
  if (file.size === 0) throw invalid({ file: uploadTexts.emptyFile }, uploadTexts.emptyFile);
  // The purpose may be sent after the file, when more than its limit has been received already.
  if (file.size > rule.maxBytes)
    throw new ApiFailure('too_large', { message: rule.tooLarge, errors: { file: rule.tooLarge } });
  const account = accountOf(principal, upload.customerId);
  await refuseOverQuota(services.config, account, file.size);
  const name = cleanName(file.name);
  const extension = await checkedType(file.path, name, rule);
  const { path, thumbnails, ...facts } = await prepare(services, file, extension, maxEdge);
  const originalName = withExtension(name, extension);
  const { kind, mime } = FILE_TYPES[extension];
  return storeContent(
    { ...upload, account },
    { path, thumbnails },
    {
      id: uuidv7(),
      uploaderId: principal.actorId,
      accountId: account.id,
      customerId: familyOf(principal),
      kind,
      mime,
      originalName,
      name: urlName(originalName, extension),
      ...facts,
      receivedSize: file.size,
    },
  );
};

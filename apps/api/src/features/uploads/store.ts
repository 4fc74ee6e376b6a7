import { THUMBNAIL_SIZES, type ThumbnailSize } from '@amberway/contract/uploads/types';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import type { StorageAccount } from '../../kernel/files/account.ts';
import { type FileRow, insertFile } from '../../kernel/files/queries.ts';
import { holdQuota } from '../../kernel/files/quota/quota.ts';
import { removeObjects } from '../../kernel/files/sweep.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Services } from '../../kernel/services.ts';
import { storageFailure } from '../../kernel/storage/failure.ts';
import { objectKey, thumbnailKey } from '../../kernel/storage/keys.ts';

/** Spool files that become one stored file. */
export type Content = { path: string; thumbnails: Map<ThumbnailSize, string> };

type Actor = { services: Services; principal: Principal; requestId: string; account: StorageAccount };
type Values = Parameters<typeof insertFile>[0] & { id: string };

const putAll = async ({ storage }: Services, { path, thumbnails }: Content, { id, mime }: Values) => {
  try {
    for (const size of THUMBNAIL_SIZES) {
      const thumbnail = thumbnails.get(size);
      if (thumbnail) await storage.put(thumbnailKey(id, size), thumbnail, 'image/webp');
    }
    await storage.put(objectKey(id), path, mime);
  } catch (error) {
    throw storageFailure(error);
  }
};

/** The bytes are stored first, the row last: a row always has its bytes. */
export const storeContent = async (
  { services, principal, requestId, account }: Actor,
  content: Content,
  values: Values,
): Promise<FileRow> => {
  const { storage, spool } = services;
  try {
    await putAll(services, content, values);
    return await inTransaction(async () => {
      await holdQuota(services.config, account, values.size);
      const row = await insertFile(values);
      const { kind, size } = row;
      await recordAudit({
        principal,
        action: 'upload',
        record: 'file',
        recordId: row.id,
        after: { kind, size },
        requestId,
      });
      return row;
    });
  } catch (error) {
    // What cannot be removed now is found by the file sweep.
    await removeObjects(storage, values.id).catch(() => {});
    throw error;
  } finally {
    for (const path of [content.path, ...content.thumbnails.values()]) await spool.remove(path).catch(() => {});
  }
};

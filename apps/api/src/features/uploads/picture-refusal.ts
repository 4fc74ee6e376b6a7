import { uploadTexts } from '@amberway/contract/uploads/texts';
import { invalid } from '../../kernel/http/failure.ts';
import { storageFailure } from '../../kernel/storage/failure.ts';

export const refusePicture = (message: string) => invalid({ file: message }, message);

/** The decoder's errors have only a message, even when the disk is the cause. */
export const decoderRefusal = (error: unknown, maxPixels: number) => {
  const { message } = error as Error;
  const disk = /system error: (.+)/.exec(message)?.[1];
  if (disk)
    return storageFailure(Object.assign(new Error(message), { code: /no space|quota/i.test(disk) ? 'ENOSPC' : 'EIO' }));
  if (/timeout/i.test(message)) return refusePicture(uploadTexts.tooSlow);
  return refusePicture(
    /pixel limit/i.test(message) ? uploadTexts.tooManyPixels(maxPixels) : uploadTexts.unreadableImage,
  );
};

import { useCallback } from 'react';
import { prepareDownload, readStatic } from '@amberway/contract/uploads/endpoints';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { call } from '../../kernel/api.ts';
import { toAddress } from '../../kernel/request.ts';
import { mediaToken } from '../../kernel/sign-in/media-token.ts';
import { useNotices } from '../../ui/notices.ts';
import { saveFrom } from '../../ui/save-file.ts';

type Opened = { file: string; isLink: boolean };

/** Opens a link in a new tab, or saves a file of ours. */
export const useOpenFile = () => {
  const notices = useNotices();
  return useCallback(
    async ({ file, isLink }: Opened) => {
      if (isLink) {
        window.open(file, '_blank', 'noopener,noreferrer');
        return;
      }
      try {
        const { data } = await call(prepareDownload, { body: { url: file } });
        saveFrom(toAddress(readStatic, { fileName: data.fileName }, { t: mediaToken() }), data.fileName);
        notices.success(uploadTexts.fileDownloaded);
      } catch (error) {
        notices.error(error);
      }
    },
    [notices],
  );
};

import { useCallback } from 'react';
import { prepareDownload, readStatic } from '@amberway/contract/uploads/endpoints';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { call } from '../../kernel/api.ts';
import { toAddress } from '../../kernel/request.ts';
import { read } from '../../kernel/session/storage.ts';
import { useNotices } from '../../ui/notices.ts';

type Opened = { file: string; isLink: boolean };

/** The browser saves it by itself, so that a film of a hundred megabytes never lies in the page's memory. */
const save = (fileName: string) => {
  const link = document.createElement('a');
  link.href = toAddress(readStatic, { fileName }, { t: read('gcpToken') });
  link.download = fileName;
  link.click();
};

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
        save(data.fileName);
        notices.success(uploadTexts.fileDownloaded);
      } catch (error) {
        notices.error(error);
      }
    },
    [notices],
  );
};

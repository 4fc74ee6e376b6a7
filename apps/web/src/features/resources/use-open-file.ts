import { useCallback } from 'react';
import { prepareDownload, readStatic } from '@amberway/contract/uploads/endpoints';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { mediaToken } from '../../kernel/sign-in/media-token.ts';
import { saveFrom } from '../../ui/save-file.ts';
import { useAction } from '../../ui/use-action.ts';

type Opened = { file: string; isLink: boolean };

/** Opens a link in a new tab, or downloads an uploaded file. */
export const useOpenFile = () => {
  const { run } = useAction(prepareDownload, {
    done: ({ data: { fileName } }) => {
      saveFrom(toUrl(readStatic, { fileName }, { t: mediaToken() }), fileName);
      return uploadTexts.fileDownloaded;
    },
  });
  return useCallback(
    async ({ file, isLink }: Opened) => {
      if (isLink) window.open(file, '_blank', 'noopener,noreferrer');
      else await run({ body: { url: file } });
    },
    [run],
  );
};

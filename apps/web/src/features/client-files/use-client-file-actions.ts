import { createElement, Fragment } from 'react';
import {
  binClientFiles,
  downloadClientFile,
  emptyClientBin,
  restoreClientFiles,
  viewClientFile,
} from '@amberway/contract/client-files/endpoints';
import type { ClientFile } from '@amberway/contract/client-files/schemas';
import { clientFileTexts } from '@amberway/contract/client-files/texts';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { callFile } from '../../kernel/api.ts';
import { useStorageChanged } from '../../kernel/queries/storage.ts';
import { useQuestion } from '../../ui/confirm/use-ask.ts';
import { useUndo } from '../../ui/confirm/use-undo.ts';
import { CutText } from '../../ui/CutText.tsx';
import { useNotices } from '../../ui/notices.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useAction, useWork } from '../../ui/use-action.ts';
import { CLIENT_FILES_SLICE } from './queries.ts';
import { clientFileLabels as labels } from './labels.ts';

const idsOf = (files: readonly ClientFile[]) => files.map(({ _id }) => _id);

/** Actions on the files of a family. */
export const useClientFileActions = (clientId: string) => {
  const notices = useNotices();
  const offerUndo = useUndo();
  const ask = useQuestion();
  const storageChanged = useStorageChanged();
  const invalidates = [CLIENT_FILES_SLICE];
  const restore = useAction(restoreClientFiles, { invalidates, done: clientFileTexts.restored });
  const bin = useAction(binClientFiles, { invalidates });
  const purge = useAction(emptyClientBin, {
    invalidates,
    done: () => {
      storageChanged();
      return clientFileTexts.deletedForGood;
    },
  });
  const failed = () => notices.error(new Error(clientFileTexts.downloadFailed));
  const view = useAction(viewClientFile, { failed });
  const download = useWork(
    ({ _id }: ClientFile) => callFile(downloadClientFile, { params: { clientId, fileId: _id } }),
    {
      done: (file, { fileName }) => {
        saveFile(fileName, file);
        return uploadTexts.fileDownloaded;
      },
      failed,
    },
  );
  const takeBack = (files: readonly ClientFile[]) =>
    restore.run({ params: { clientId }, body: { idArray: idsOf(files) } });
  return {
    download: download.run,
    /** The tab is opened synchronously in the click: after an await the pop-up blocker would stop it. */
    open: async ({ _id }: ClientFile) => {
      const tab = window.open('', '_blank');
      if (tab) tab.opener = null;
      const reply = await view.run({ params: { clientId, fileId: _id } });
      if (!reply) tab?.close();
      else if (tab) tab.location.href = new URL(reply.data.link, location.origin).href;
      else window.open(reply.data.link, '_blank', 'noopener');
    },
    /** Returns those that could not be moved. */
    bin: async (files: readonly ClientFile[]) => {
      if (!(await bin.run({ params: { clientId }, query: { idArray: idsOf(files) }, body: {} }))) return files;
      offerUndo(clientFileTexts.movedToBin, () => takeBack(files));
      return undefined;
    },
    /** Asks for confirmation and returns the files that were not deleted. */
    purge: (files: readonly ClientFile[]) =>
      new Promise<readonly ClientFile[] | undefined>((resolve) => {
        ask({
          question: labels.purgeQuestion(files.length),
          details: createElement(
            Fragment,
            null,
            createElement(
              'strong',
              null,
              createElement(CutText, { text: labels.named(files.map(({ fileName }) => fileName)) }),
            ),
            labels.purgeDetails(files.length),
          ),
          danger: true,
          onYes: async () => {
            const reply = await purge.run({ params: { clientId }, body: { idArray: idsOf(files) } });
            resolve(reply ? undefined : files);
          },
          onNo: () => resolve(files),
        });
      }),
    restore: async (files: readonly ClientFile[]) => ((await takeBack(files)) ? undefined : files),
  };
};

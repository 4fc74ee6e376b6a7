import { saveFile } from '../../../ui/save-file.ts';

export type Shared = 'shared' | 'saved' | 'cancelled';

/** Opens the device's share sheet; where there is none, or not for files, the picture is downloaded. */
export const sharePicture = async (picture: Blob, name: string, title: string): Promise<Shared> => {
  const file = new File([picture], name, { type: picture.type });
  const data = { files: [file], title };
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      // Closing the sheet is no failure. Any other one leaves the download.
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  saveFile(name, picture);
  return 'saved';
};

import { FILE_KINDS } from '@amberway/contract/uploads/types';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { parseFileUrl } from '@amberway/contract/uploads/file-url';
import { fileUrlOf } from '../../../kernel/files/file-url.ts';
import { attachFile, detachFile } from '../../../kernel/files/attach.ts';
import { exchangePictures } from '../../../kernel/files/pictures.ts';
import { invalidFields } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';

// Files a note refers to itself: pictures in its texts, and its recording.

type Texts = { about?: string | undefined; skillsForHome?: string | undefined; topWins?: string[] | undefined };
const textsOf = ({ about = '', skillsForHome = '', topWins = [] }: Texts) => [about, skillsForHome, ...topWins];

export const attachPictures = (principal: Principal, customerId: string, before: Texts, after: Texts): Promise<void> =>
  exchangePictures(principal, textsOf(before), textsOf(after), { field: 'about', use: 'editor', customerId });

const PLAYABLE = FILE_KINDS.filter((kind) => kind === 'video' || kind === 'audio') as string[];

/** An external page stays a link; an uploaded file is linked, and families open it only through a signed URL. */
export const attachRecording = async (
  principal: Principal,
  customerId: string,
  before: string,
  link: string,
): Promise<string> => {
  const parsed = parseFileUrl(link);
  const known = parseFileUrl(before);
  if (parsed && parsed.id === known?.id) return before;
  if (!parsed && link !== '' && !/^https:\/\/[^\s/]+/i.test(link))
    throw invalidFields({ recordingLink: noteTexts.invalidUrl });
  if (known) await detachFile(before);
  if (!parsed) return link;
  const file = await attachFile(principal, link, {
    field: 'recordingLink',
    use: 'general',
    customerId,
    visibility: 'staff',
  });
  if (!PLAYABLE.includes(file.kind)) throw invalidFields({ recordingLink: noteTexts.invalidUrl });
  return fileUrlOf(file);
};

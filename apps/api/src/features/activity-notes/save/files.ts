import { FILE_KINDS } from '@amberway/contract/uploads/types';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { parseFileAddress } from '@amberway/contract/uploads/address';
import { addressOf } from '../../../kernel/files/address.ts';
import { attachFile, detachFile } from '../../../kernel/files/attach.ts';
import { exchangePictures } from '../../../kernel/files/pictures.ts';
import { invalidFields } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';

// Files that a note names itself: pictures in its texts, and its recording.

type Texts = { about?: string | undefined; skillsForHome?: string | undefined; topWins?: string[] | undefined };
const textsOf = ({ about = '', skillsForHome = '', topWins = [] }: Texts) => [about, skillsForHome, ...topWins];

export const attachPictures = (principal: Principal, customerId: string, before: Texts, after: Texts): Promise<void> =>
  exchangePictures(principal, textsOf(before), textsOf(after), { field: 'about', use: 'editor', customerId });

const PLAYABLE = FILE_KINDS.filter((kind) => kind === 'video' || kind === 'audio') as string[];

/** A page on the web stays a link; a file of ours is kept, and families open it through a signed address only. */
export const attachRecording = async (
  principal: Principal,
  customerId: string,
  before: string,
  link: string,
): Promise<string> => {
  const address = parseFileAddress(link);
  const known = parseFileAddress(before);
  if (address && address.id === known?.id) return before;
  if (!address && link !== '' && !/^https:\/\/[^\s/]+/i.test(link))
    throw invalidFields({ recordingLink: noteTexts.invalidUrl });
  if (known) await detachFile(before);
  if (!address) return link;
  const file = await attachFile(principal, link, {
    field: 'recordingLink',
    use: 'general',
    customerId,
    visibility: 'staff',
  });
  if (!PLAYABLE.includes(file.kind)) throw invalidFields({ recordingLink: noteTexts.invalidUrl });
  return addressOf(file);
};

import { fileTypeFromFile } from 'file-type';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import type { UploadRule } from '@amberway/contract/uploads/rules';
import { type Extension, extensionOf, FILE_TYPES } from '@amberway/contract/uploads/types';
import { ApiFailure } from '../../kernel/http/failure.ts';
import { unpacksTooLarge } from './office.ts';

// The first bytes determine the type of a file, and its name must match.

const QUICKTIME_FAMILY = ['video/mp4', 'video/x-m4v', 'video/quicktime'];
/** Word, Excel and PowerPoint before 2007 use the same container format. */
const OLD_OFFICE = ['application/x-cfb'];

const SEEN_AS: Record<Extension, readonly string[]> = {
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png', 'image/apng'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  mp4: QUICKTIME_FAMILY,
  m4v: QUICKTIME_FAMILY,
  mov: QUICKTIME_FAMILY,
  webm: ['video/webm', 'video/matroska'],
  mp3: ['audio/mpeg'],
  m4a: ['audio/x-m4a', 'audio/mp4', 'video/mp4'],
  wav: ['audio/wav'],
  ogg: ['audio/ogg', 'audio/ogg; codecs=opus', 'video/ogg'],
  pdf: ['application/pdf', 'application/illustrator'],
  doc: OLD_OFFICE,
  docx: [FILE_TYPES.docx.mime],
  xls: OLD_OFFICE,
  xlsx: [FILE_TYPES.xlsx.mime],
  ppt: OLD_OFFICE,
  pptx: [FILE_TYPES.pptx.mime],
  psd: ['image/vnd.adobe.photoshop'],
  ai: ['application/pdf', 'application/illustrator', 'application/postscript', 'application/eps'],
};

/** Office files since 2007 are zip archives. */
const PACKED: readonly Extension[] = ['docx', 'xlsx', 'pptx'];

const refuse = (message: string) => new ApiFailure('unsupported_type', { message, errors: { file: message } });

const IMAGES = ['jpg', 'png', 'gif', 'webp'] as const;
const imageSeen = (mime: string) => IMAGES.find((extension) => SEEN_AS[extension].includes(mime));

/** The type of the file, or 415. A picture named as another picture type gets its real type, if that is allowed. */
export const checkedType = async (
  path: string,
  name: string,
  { extensions, wrongType }: UploadRule,
): Promise<Extension> => {
  const named = extensionOf(name);
  if (!named || !extensions.includes(named)) throw refuse(wrongType);
  // Checked before anything unpacks it.
  if (PACKED.includes(named) && (await unpacksTooLarge(path))) throw refuse(uploadTexts.unpacksTooLarge);
  const mime = (await fileTypeFromFile(path).catch(() => undefined))?.mime;
  if (mime && SEEN_AS[named].includes(mime)) return named;
  const image = mime && FILE_TYPES[named].kind === 'image' ? imageSeen(mime) : undefined;
  if (image && !extensions.includes(image)) throw refuse(wrongType);
  if (!image) throw refuse(uploadTexts.contentDiffers);
  return image;
};

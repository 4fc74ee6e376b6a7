import { type UploadPurpose, uploadRefusal, uploadRule } from '@amberway/contract/uploads/rules';
import { FILE_TYPES, type FileKind } from '@amberway/contract/uploads/types';
import { uploadTexts } from '@amberway/contract/uploads/texts';

const MB = 1024 * 1024;

/** Why this file would be rejected, before any of it is sent; the server checks again, including the content. */
export const refusalOf = (file: Pick<File, 'name' | 'size'>, purpose: UploadPurpose): string | null =>
  uploadRefusal(purpose, file) ?? (file.size === 0 ? uploadTexts.emptyFile : null);

export const acceptOf = (purpose: UploadPurpose): string =>
  uploadRule(purpose)
    .extensions.map((extension) => `.${extension}`)
    .join(',');

const KIND_LABELS: Record<FileKind, string> = {
  image: 'pictures',
  video: 'videos',
  audio: 'sound',
  document: 'documents',
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Pictures, videos or documents' */
const kindsText = (extensions: readonly (keyof typeof FILE_TYPES)[]) => {
  const kinds = [...new Set(extensions.map((extension) => KIND_LABELS[FILE_TYPES[extension].kind]))];
  const last = kinds.pop() ?? '';
  return capital(kinds.length > 0 ? `${kinds.join(', ')} or ${last}` : last);
};

/** 'JPG, PNG up to 2 MB'; a long list of types is summarised. */
export const ruleText = (purpose: UploadPurpose): string => {
  const { extensions, maxBytes } = uploadRule(purpose);
  const names = [...new Set(extensions.map((extension) => (extension === 'jpeg' ? 'jpg' : extension).toUpperCase()))];
  const types = names.length > 12 ? kindsText(extensions) : names.join(', ');
  return `${types} up to ${maxBytes / MB} MB`;
};

export const sizeText = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < MB ? `${Math.round(bytes / 1024)} KB` : `${(bytes / MB).toFixed(1)} MB`;
};

import { uploadTexts } from './texts.ts';
import { type Extension, extensionOf, EXTENSIONS, IMAGE_EXTENSIONS, VIDEO_EXTENSIONS } from './types.ts';

// The purpose of a file decides its maximum size and types. Checked twice: on the screen before sending, and on the
// server while the bytes arrive.

const MB = 1024 * 1024;

export type UploadRule = {
  maxBytes: number;
  tooLarge: string;
  extensions: readonly Extension[];
  wrongType: string;
};

const general: UploadRule = {
  maxBytes: 100 * MB,
  tooLarge: uploadTexts.largerThanLimit,
  extensions: EXTENSIONS,
  wrongType: uploadTexts.typeNotSupported,
};
const photo = { extensions: ['jpg', 'jpeg', 'png'], wrongType: uploadTexts.onlyJpgPng } as const;
const picture = { extensions: IMAGE_EXTENSIONS, wrongType: uploadTexts.onlyImages };

/** Document types: text and spreadsheets. */
const DOCUMENTS = ['doc', 'docx', 'pdf', 'xls', 'xlsx'] as const;

export const UPLOAD_RULES = {
  general,
  /** Avatar in the user form. */
  avatar: { ...photo, maxBytes: 2 * MB, tooLarge: uploadTexts.largerThan2Mb },
  /** Avatar on the user's own profile. */
  profile: { ...photo, maxBytes: 12 * MB, tooLarge: uploadTexts.largerThan12Mb },
  /** Thumbnails, previews, slide images and icons. */
  thumbnail: { ...picture, maxBytes: 2 * MB, tooLarge: uploadTexts.largerThan2Mb },
  /** Pictures in rich text. */
  editor: { ...general, ...picture },
  document: {
    ...general,
    extensions: DOCUMENTS,
    wrongType: uploadTexts.onlyDocuments,
  },
  /** File of an activity note. */
  session: {
    maxBytes: 12 * MB,
    tooLarge: uploadTexts.largerThan12Mb,
    extensions: ['jpg', 'jpeg', 'png', 'gif', 'mp4', 'pdf', 'psd', 'ai', 'doc', 'docx', 'ppt', 'pptx'],
    wrongType: uploadTexts.typeNotSupported,
  },
  mail: general,
  /** Files that a family and its coach store about a child. */
  clientFile: {
    maxBytes: 50 * MB,
    tooLarge: uploadTexts.largerThan50Mb,
    extensions: [...IMAGE_EXTENSIONS, ...VIDEO_EXTENSIONS, ...DOCUMENTS],
    wrongType: uploadTexts.onlyClientFiles,
  },
} as const satisfies Record<string, UploadRule>;

export type UploadPurpose = keyof typeof UPLOAD_RULES;
export const UPLOAD_PURPOSES = Object.keys(UPLOAD_RULES) as [UploadPurpose, ...UploadPurpose[]];

export const DEFAULT_PURPOSE: UploadPurpose = 'general';

export const uploadRule = (purpose: unknown): UploadRule =>
  typeof purpose === 'string' && Object.hasOwn(UPLOAD_RULES, purpose)
    ? UPLOAD_RULES[purpose as UploadPurpose]
    : UPLOAD_RULES[DEFAULT_PURPOSE];

/** Why a file cannot be uploaded for this purpose, by size and extension; undefined if it can. */
export const uploadRefusal = (purpose: UploadPurpose, { name, size }: { name: string; size: number }) => {
  const { maxBytes, tooLarge, extensions, wrongType } = uploadRule(purpose);
  const extension = extensionOf(name);
  if (!extension || !extensions.includes(extension)) return wrongType;
  return size > maxBytes ? tooLarge : undefined;
};

/** The notice after an upload, by purpose. */
export const uploadedNotice = (purpose: UploadPurpose): string => {
  if (purpose === 'avatar' || purpose === 'profile') return uploadTexts.imageUploaded;
  return purpose === 'session' ? uploadTexts.fileUploaded : uploadTexts.uploadSucceeded;
};

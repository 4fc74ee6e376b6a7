// Allowed file types by extension. The server checks that the content matches. SVG is not included, because it can
// contain scripts and has its own check.

export const FILE_KINDS = ['image', 'video', 'audio', 'document'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

type FileType = { mime: string; kind: FileKind };

const office = (name: string): FileType => ({
  mime: `application/vnd.openxmlformats-officedocument.${name}`,
  kind: 'document',
});

export const FILE_TYPES = {
  jpg: { mime: 'image/jpeg', kind: 'image' },
  jpeg: { mime: 'image/jpeg', kind: 'image' },
  png: { mime: 'image/png', kind: 'image' },
  gif: { mime: 'image/gif', kind: 'image' },
  webp: { mime: 'image/webp', kind: 'image' },
  mp4: { mime: 'video/mp4', kind: 'video' },
  m4v: { mime: 'video/mp4', kind: 'video' },
  mov: { mime: 'video/quicktime', kind: 'video' },
  webm: { mime: 'video/webm', kind: 'video' },
  mp3: { mime: 'audio/mpeg', kind: 'audio' },
  m4a: { mime: 'audio/mp4', kind: 'audio' },
  wav: { mime: 'audio/wav', kind: 'audio' },
  ogg: { mime: 'audio/ogg', kind: 'audio' },
  pdf: { mime: 'application/pdf', kind: 'document' },
  doc: { mime: 'application/msword', kind: 'document' },
  docx: office('wordprocessingml.document'),
  xls: { mime: 'application/vnd.ms-excel', kind: 'document' },
  xlsx: office('spreadsheetml.sheet'),
  ppt: { mime: 'application/vnd.ms-powerpoint', kind: 'document' },
  pptx: office('presentationml.presentation'),
  psd: { mime: 'image/vnd.adobe.photoshop', kind: 'document' },
  ai: { mime: 'application/postscript', kind: 'document' },
} as const satisfies Record<string, FileType>;

export type Extension = keyof typeof FILE_TYPES;

export const EXTENSIONS = Object.keys(FILE_TYPES) as Extension[];
const ofKind = (kind: FileKind) => EXTENSIONS.filter((extension) => FILE_TYPES[extension].kind === kind);
export const IMAGE_EXTENSIONS = ofKind('image');
export const VIDEO_EXTENSIONS = ofKind('video');

/** The extension of a file name, if it is an allowed one. */
export const extensionOf = (name: string): Extension | undefined => {
  const end = /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase();
  return end !== undefined && Object.hasOwn(FILE_TYPES, end) ? (end as Extension) : undefined;
};

/** Widths of the generated thumbnails: tables, content lists, wide lists. */
export const THUMBNAIL_SIZES = [200, 400, 800] as const;
export type ThumbnailSize = (typeof THUMBNAIL_SIZES)[number];

import { isShippedPicture } from '@amberway/contract/content/fields';
import { guideField } from '@amberway/contract/resources/rules';
import { parseFileUrl } from '@amberway/contract/uploads/file-url';
import type { UploadPurpose } from '@amberway/contract/uploads/rules';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { fileUrlOf } from '../../../kernel/files/file-url.ts';
import { attachFile, detachFile } from '../../../kernel/files/attach.ts';
import type { FileRow } from '../../../kernel/files/queries.ts';
import { invalidFields } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { dropFile, putFile } from './queries.ts';
import type { ResourceValues } from './values.ts';

// The uploaded files of a resource. They are private; everyone who sees the resource may read them (file_audiences).

const FIELDS = ['file', 'document', 'thumbnail', 'videoPreview'] as const;
type FileField = (typeof FIELDS)[number];
type AttachedFiles = Partial<Record<FileField, FileRow>>;

/** The URL of an uploaded file in this field; links and pictures shipped with the product are not attached. */
const ownFile = (values: ResourceValues | undefined, field: FileField): string | undefined => {
  const value = values?.[field];
  if (!values || !value || isShippedPicture(value)) return undefined;
  if (field === 'file' && values.isLink) return undefined;
  if (field === 'document' && guideField(values.resourseGuideType) !== 'document') return undefined;
  return value;
};

const idIn = (url: string | undefined) => (url ? parseFileUrl(url)?.id : undefined);

const USES = {
  file: 'general',
  document: 'document',
  thumbnail: 'thumbnail',
  videoPreview: 'thumbnail',
} as const satisfies Record<FileField, UploadPurpose>;

/** A family's file must not become visible to others by being used here. */
const refuseForeign = (field: FileField, { customerId }: FileRow, family: string | null) => {
  if (customerId && customerId !== family) throw invalidFields({ [field]: uploadTexts.invalidUrl });
};

/** Attaches the files the record now uses. Call it before the record is written: a rejected file leaves no trace. */
export const attachFiles = async (
  principal: Principal,
  before: ResourceValues | undefined,
  after: ResourceValues,
  family: string | null,
): Promise<AttachedFiles> => {
  const attached: AttachedFiles = {};
  for (const field of FIELDS) {
    const url = ownFile(after, field);
    if (!url || idIn(url) === idIn(ownFile(before, field))) continue;
    const about = family ? ({ customerId: family, visibility: 'record' } as const) : {};
    const row = await attachFile(principal, url, { field, use: USES[field], ...about });
    refuseForeign(field, row, family);
    attached[field] = row;
  }
  return attached;
};

/** URLs and names as stored: URLs without tokens, names of the uploaded files. */
export const withAttached = (
  values: ResourceValues,
  { file, document, thumbnail, videoPreview }: AttachedFiles,
): ResourceValues => ({
  ...values,
  ...(file && { file: fileUrlOf(file), fileName: file.originalName }),
  ...(document && { document: fileUrlOf(document), documentName: document.originalName }),
  ...(thumbnail && { thumbnail: fileUrlOf(thumbnail) }),
  ...(videoPreview && { videoPreview: fileUrlOf(videoPreview) }),
});

/** Records which files the resource uses now, and detaches those it no longer uses. */
export const exchangeFiles = async (
  resourceId: string,
  before: ResourceValues | undefined,
  after: ResourceValues,
  attached: AttachedFiles,
) => {
  for (const field of FIELDS) {
    const old = ownFile(before, field);
    const row = attached[field];
    if (row) await putFile(resourceId, field, row.id);
    else if (old && !ownFile(after, field)) await dropFile(resourceId, field);
    else continue;
    if (old) await detachFile(old);
  }
};

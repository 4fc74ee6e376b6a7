import { isShippedPicture } from '@amberway/contract/content/fields';
import { guideField } from '@amberway/contract/resources/rules';
import { parseFileAddress } from '@amberway/contract/uploads/address';
import type { UploadPurpose } from '@amberway/contract/uploads/rules';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { addressOf } from '../../../kernel/files/address.ts';
import { attachFile, detachFile } from '../../../kernel/files/attach.ts';
import type { FileRow } from '../../../kernel/files/queries.ts';
import { invalidFields } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { dropFile, putFile } from './queries.ts';
import type { ResourceValues } from './values.ts';

// The files of ours that a resource names. They are private; who sees the resource reads them (file_audiences).

const FIELDS = ['file', 'document', 'thumbnail', 'videoPreview'] as const;
type FileField = (typeof FIELDS)[number];
type AttachedFiles = Partial<Record<FileField, FileRow>>;

/** The address of a stored file in this field; links and shipped pictures are nobody's to keep. */
const ownFile = (values: ResourceValues | undefined, field: FileField): string | undefined => {
  const value = values?.[field];
  if (!values || !value || isShippedPicture(value)) return undefined;
  if (field === 'file' && values.isLink) return undefined;
  if (field === 'document' && guideField(values.resourseGuideType) !== 'document') return undefined;
  return value;
};

const idIn = (address: string | undefined) => (address ? parseFileAddress(address)?.id : undefined);

const USES = {
  file: 'general',
  document: 'document',
  thumbnail: 'thumbnail',
  videoPreview: 'thumbnail',
} as const satisfies Record<FileField, UploadPurpose>;

/** A file of a family does not become everybody's by being named here. */
const refuseForeign = (field: FileField, { customerId }: FileRow, family: string | null) => {
  if (customerId && customerId !== family) throw invalidFields({ [field]: uploadTexts.invalidUrl });
};

/** Keeps what the record now names. Call it before the record is written: a refused file leaves nothing. */
export const attachFiles = async (
  principal: Principal,
  before: ResourceValues | undefined,
  after: ResourceValues,
  family: string | null,
): Promise<AttachedFiles> => {
  const attached: AttachedFiles = {};
  for (const field of FIELDS) {
    const address = ownFile(after, field);
    if (!address || idIn(address) === idIn(ownFile(before, field))) continue;
    const about = family ? ({ customerId: family, visibility: 'record' } as const) : {};
    const row = await attachFile(principal, address, { field, use: USES[field], ...about });
    refuseForeign(field, row, family);
    attached[field] = row;
  }
  return attached;
};

/** Addresses and names as they are stored: without tokens, and named as the file was. */
export const withAttached = (
  values: ResourceValues,
  { file, document, thumbnail, videoPreview }: AttachedFiles,
): ResourceValues => ({
  ...values,
  ...(file && { file: addressOf(file), fileName: file.originalName }),
  ...(document && { document: addressOf(document), documentName: document.originalName }),
  ...(thumbnail && { thumbnail: addressOf(thumbnail) }),
  ...(videoPreview && { videoPreview: addressOf(videoPreview) }),
});

/** Notes which files are the resource's now, and lets go of those it no longer names. */
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

import { isBlank } from '../kernel/visible.ts';
import { isHttp } from '../content/fields.ts';
import { parseFileUrl } from '../uploads/file-url.ts';
import { UPLOAD_RULES } from '../uploads/rules.ts';
import { extensionOf } from '../uploads/types.ts';
import { uploadTexts } from '../uploads/texts.ts';
import type { ResourceStatus } from './status.ts';
import { resourceTexts } from './texts.ts';

// Validation of a complete resource across its fields, used by the form before sending and by the server on the
// merged record.

export const GUIDE_TYPES = ['Video', 'Tip Sheet', 'None'] as const;
export type GuideType = (typeof GUIDE_TYPES)[number];

/** Which input the guide has: a link for a video, a document for a tip sheet. */
export const guideField = (guide: GuideType): 'link' | 'document' | undefined =>
  guide === 'Video' ? 'link' : guide === 'Tip Sheet' ? 'document' : undefined;

export type ResourceRecord = {
  file: string;
  isLink: boolean;
  resourseGuideType: GuideType;
  document: string | null;
  status: ResourceStatus;
  rejectReason: string | null;
};

const isOwnFile = (url: string) => parseFileUrl(url) !== undefined;

const fileProblem = ({ file, isLink }: ResourceRecord): string | undefined => {
  if (isBlank(file)) return resourceTexts.uploadResource;
  if (isLink) return isHttp(file) ? undefined : resourceTexts.validLink;
  return isOwnFile(file) ? undefined : resourceTexts.attachFile;
};

const isDocument = (url: string) => {
  const extension = extensionOf(parseFileUrl(url)?.name ?? '');
  return extension !== undefined && (UPLOAD_RULES.document.extensions as readonly string[]).includes(extension);
};

const guideProblem = ({ resourseGuideType, document }: ResourceRecord): string | undefined => {
  const wanted = guideField(resourseGuideType);
  if (!wanted) return undefined;
  if (document === null || isBlank(document)) return resourceTexts.fieldRequired;
  if (wanted === 'link') return isHttp(document) ? undefined : resourceTexts.validLink;
  return isDocument(document) ? undefined : uploadTexts.onlyDocuments;
};

/** Problems of a resource by field. */
export const resourceProblems = (resource: ResourceRecord): Record<string, string> => {
  const problems: Record<string, string | undefined> = {
    file: fileProblem(resource),
    document: guideProblem(resource),
    rejectReason:
      resource.status === 'Reject' && isBlank(resource.rejectReason) ? resourceTexts.inputRejectReason : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter((one): one is [string, string] => one[1] !== undefined));
};

/** Clears fields that do not apply: a reject reason without a rejection, a guide without a type. */
export const settled = <T extends ResourceRecord>(resource: T): T => ({
  ...resource,
  rejectReason: resource.status === 'Reject' ? resource.rejectReason : null,
  document: guideField(resource.resourseGuideType) ? resource.document : null,
});

import { isFamily, isAdministrator } from '@amberway/contract/kernel/roles';
import { externalDeepLink, internalDeepLink } from '@amberway/contract/content/links';
import type { Resource } from '@amberway/contract/resources/schemas';
import { hasExternalLink } from '@amberway/contract/resources/status';
import { publicUrlOf } from '../../kernel/http/public-url.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Services } from '../../kernel/services.ts';
import type { ResourceRow } from './queries.ts';

/** The type of resources in deep links. */
const LINK_TYPE = 'resources';

export type Viewing = { principal: Principal; services: Services; request: Parameters<typeof publicUrlOf>[1] };

const forEveryone = (row: ResourceRow, publicUrl: string): Resource => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  name: row.name,
  description: row.description,
  type: row.type,
  objective: row.objective,
  file: row.file,
  fileName: row.fileName,
  isLink: row.isLink,
  thumbnail: row.thumbnail,
  videoPreview: row.videoPreview,
  resourseGuideType: row.guideType,
  document: row.document,
  documentName: row.documentName,
  Premium: row.premium,
  createdByAgency: row.byAgency,
  isPromoted: row.promoted,
  isDeleted: row.deletedAt !== null,
  order: row.order,
  status: row.status,
  externalDeepLink:
    hasExternalLink(row.status) && !row.deletedAt && row.customerId === null
      ? externalDeepLink(publicUrl, LINK_TYPE, row.id)
      : null,
  ofFamily: row.customerId !== null,
  hasTasks: row.hasTasks,
  creatorInfo: row.creator,
  ownerInfo: row.creator,
});

/** How a resource is presented to this viewer: families do not see the fields of its review. */
export const presenter = ({ principal, services, request }: Viewing): ((row: ResourceRow) => Resource) => {
  const publicUrl = publicUrlOf(services.config, request);
  if (isFamily(principal)) return (row) => forEveryone(row, publicUrl);
  const settings = { appLinkPrefix: services.config.APP_LINK_PREFIX };
  return (row) => {
    // Field by field: spreading this many fields costs more than everything else on a page of the library.
    const shown = forEveryone(row, publicUrl);
    shown.rejectReason = row.rejectReason;
    shown.flagged = row.flagged;
    shown.internalDeepLink =
      isAdministrator(principal) && row.customerId === null ? internalDeepLink(settings, LINK_TYPE, row.id) : null;
    shown.emailResource = row.fromMail;
    shown.privateResource = row.isPrivate;
    shown.fileOwner = row.fileOwner;
    shown.member = row.memberId;
    shown.version = row.version;
    return shown;
  };
};

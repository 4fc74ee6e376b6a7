import type { CreateResourceBody, UpdateResourceBody } from '@amberway/contract/resources/body';
import type { ResourceRecord } from '@amberway/contract/resources/rules';
import type { StoredResource } from './queries.ts';

// Maps wire names to columns and back, in one place.

/** The fields of a resource a body may set, without its references. */
export type ResourceValues = ResourceRecord & {
  name: string;
  description: string;
  type: string;
  fileName: string | null;
  thumbnail: string | null;
  videoPreview: string | null;
  documentName: string | null;
  Premium: boolean;
  isPromoted: boolean;
  order: number | null;
  privateResource: boolean;
};

export const valuesOf = (row: StoredResource): ResourceValues => ({
  name: row.name,
  description: row.description,
  type: row.typeId,
  file: row.file,
  fileName: row.fileName,
  isLink: row.isLink,
  thumbnail: row.thumbnail,
  videoPreview: row.videoPreview,
  resourseGuideType: row.guideType,
  document: row.document,
  documentName: row.documentName,
  Premium: row.premium,
  isPromoted: row.promoted,
  order: row.order,
  status: row.status,
  rejectReason: row.rejectReason,
  privateResource: row.isPrivate,
});

export const columnsOf = (values: ResourceValues) => ({
  name: values.name,
  description: values.description,
  typeId: values.type,
  file: values.file,
  fileName: values.fileName,
  isLink: values.isLink,
  thumbnail: values.thumbnail || null,
  videoPreview: values.videoPreview || null,
  guideType: values.resourseGuideType,
  document: values.document,
  documentName: values.document ? values.documentName : null,
  premium: values.Premium,
  promoted: values.isPromoted,
  order: values.order,
  status: values.status,
  rejectReason: values.rejectReason,
  isPrivate: values.privateResource,
});

/** The body's own values, without those stored elsewhere and without undefined ones. */
export const sentValues = ({
  objective: _objective,
  ...body
}: Partial<CreateResourceBody & UpdateResourceBody>): Partial<ResourceValues> => {
  const { member: _member, isDeleted: _deleted, version: _version, ...values } = body;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
};

import { type CreateResourceBody, createResourceBody, RESOURCE_DEFAULTS } from '@amberway/contract/resources/body';
import { type GuideType, resourceProblems } from '@amberway/contract/resources/rules';
import type { Resource } from '@amberway/contract/resources/schemas';
import { type ResourceEditor, type ResourceStatus, startStatus } from '@amberway/contract/resources/status';
import { mayWriteResourceField } from '@amberway/contract/resources/writable';
import { asIssues } from '../../../ui/form/rules-as-issues.ts';
import { withRules } from '../../../ui/form/with-rules.ts';

export type ResourceValues = {
  name: string;
  description: string;
  type: string | undefined;
  objective: string[];
  isLink: boolean;
  file: string | null;
  thumbnail: string | null;
  videoPreview: string | null;
  resourseGuideType: GuideType;
  document: string | null;
  Premium: boolean;
  isPromoted: boolean;
  order: number | null;
  privateResource: boolean;
  status: ResourceStatus;
  rejectReason: string | null;
  /** New resources only. */
  member: string | null;
};

export const newResource = (editor: ResourceEditor): ResourceValues => {
  const { fileName: _file, documentName: _document, ...start } = RESOURCE_DEFAULTS;
  return {
    ...start,
    name: '',
    description: '',
    type: undefined,
    objective: [],
    file: null,
    status: startStatus(editor),
    member: null,
  };
};

export const resourceValuesOf = (resource: Resource): ResourceValues => ({
  name: resource.name,
  description: resource.description,
  type: resource.type._id,
  objective: resource.objective.map(({ _id }) => _id),
  isLink: resource.isLink,
  file: resource.file,
  thumbnail: resource.thumbnail,
  videoPreview: resource.videoPreview,
  resourseGuideType: resource.resourseGuideType,
  document: resource.document,
  Premium: resource.Premium,
  isPromoted: resource.isPromoted,
  order: resource.order,
  privateResource: resource.privateResource ?? false,
  status: resource.status,
  rejectReason: resource.rejectReason ?? null,
  member: resource.member ?? null,
});

/** The request body. It omits a reason without a rejection and a guide without a type; the server sets file names. */
export const resourceBodyOf =
  (editor: ResourceEditor, isNew: boolean) =>
  ({ member, isPromoted, status, ...values }: ResourceValues): object => ({
    ...values,
    file: values.file ?? '',
    document: values.resourseGuideType === 'None' ? null : values.document,
    rejectReason: status === 'Reject' ? values.rejectReason : null,
    ...(mayWriteResourceField(editor, 'isPromoted') && { isPromoted }),
    // The initial status cannot be chosen.
    ...(isNew ? { member } : { status }),
  });

/** The contract's schema with its cross-field rules, all reported at once. */
export const resourceSchema = (editor: ResourceEditor) =>
  withRules<CreateResourceBody>(createResourceBody, (values) => {
    const body = values as Partial<CreateResourceBody>;
    return asIssues(
      resourceProblems({
        file: body.file ?? '',
        isLink: body.isLink ?? false,
        resourseGuideType: body.resourseGuideType ?? 'None',
        document: body.document ?? null,
        status: body.status ?? startStatus(editor),
        rejectReason: body.rejectReason ?? null,
      }),
    );
  });

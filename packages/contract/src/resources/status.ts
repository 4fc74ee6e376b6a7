// Statuses of a resource and who may choose which. `Shared` is only a label in a family's list, never a stored value.

import { isAdministrator, type Role } from '../kernel/roles.ts';
export const RESOURCE_STATUSES = ['Active', 'Pending', 'Reject', 'Approved'] as const;
export type ResourceStatus = (typeof RESOURCE_STATUSES)[number];

export const SHARED_LABEL = 'Shared';

/** Statuses in which a resource can be shared with a child. */
export const SHAREABLE_STATUSES = ['Active', 'Approved'] as const satisfies readonly ResourceStatus[];
export const isShareable = (status: ResourceStatus): boolean =>
  (SHAREABLE_STATUSES as readonly ResourceStatus[]).includes(status);

export const RESOURCE_EDITORS = ['administrator', 'resourceManager', 'business'] as const;
export type ResourceEditor = (typeof RESOURCE_EDITORS)[number];

const RESOURCE_MANAGER = 'Resource Manager';
/** The kind of editor, derived from the account's role and business user types. */
export const resourceEditor = (viewer: { role: Role; businessUserType: readonly string[] }): ResourceEditor => {
  if (isAdministrator(viewer)) return 'administrator';
  return viewer.businessUserType.includes(RESOURCE_MANAGER) ? 'resourceManager' : 'business';
};

const START: Record<ResourceEditor, ResourceStatus> = {
  administrator: 'Active',
  resourceManager: 'Active',
  business: 'Pending',
};
const OPTIONS: Record<ResourceEditor, readonly ResourceStatus[]> = {
  administrator: ['Active', 'Pending', 'Reject'],
  resourceManager: ['Pending', 'Reject', 'Approved'],
  business: ['Active', 'Pending', 'Reject'],
};

export const startStatus = (editor: ResourceEditor): ResourceStatus => START[editor];

export const statusOptions = (editor: ResourceEditor): readonly ResourceStatus[] => OPTIONS[editor];

/** While the review is on, a coach hands a resource in; only reviewers decide on it. */
const REVIEWED: readonly ResourceStatus[] = ['Pending'];
const optionsOf = (editor: ResourceEditor, isReviewed: boolean) =>
  isReviewed && editor === 'business' ? REVIEWED : OPTIONS[editor];

/** Options of the form for a stored resource: the editor's options and the current status. */
export const offeredStatuses = (
  editor: ResourceEditor,
  current: ResourceStatus,
  isReviewed = false,
): readonly ResourceStatus[] => {
  const options = optionsOf(editor, isReviewed);
  return options.includes(current) ? options : [current, ...options];
};

/** An unchanged status is always allowed; a new one must be among the editor's options. */
export const mayChangeStatus = (
  editor: ResourceEditor,
  from: ResourceStatus,
  to: ResourceStatus,
  isReviewed = false,
): boolean => from === to || optionsOf(editor, isReviewed).includes(to);

/** While the review is on, what a coach changes in an accepted resource is reviewed again. */
export const isReviewedAgain = (editor: ResourceEditor, status: ResourceStatus, isReviewed: boolean): boolean =>
  isReviewed && editor === 'business' && isShareable(status);

/** Who decides on what coaches add, and the status with which they accept it. */
export const isReviewer = (editor: ResourceEditor): boolean => editor !== 'business';
export const acceptedStatus = (editor: ResourceEditor): ResourceStatus =>
  editor === 'resourceManager' ? 'Approved' : 'Active';

/** Only Active resources have an external link. */
export const hasExternalLink = (status: ResourceStatus): boolean => status === 'Active';

import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { emptyReply, listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import {
  listOf,
  optionalFlag,
  optionalId,
  optionalOneOf,
  optionalText,
  pagingFields,
  sortingBy,
} from '../kernel/query.ts';
import { createResourceBody, sharedIdsBody, updateResourceBody } from './body.ts';
import { receivedResource, relatedTask, resource, sharedName, sharedResource } from './schemas.ts';
import { RESOURCE_STATUSES } from './status.ts';
import { resourceTexts } from './texts.ts';
import { resourceUse } from './uses.ts';

const tag = 'resources';
const params = z.object({ id });

export const LIBRARY_SORTS = ['name', 'createdAt'] as const;

/** Query shared by the library, the uploads and the favourites. */
const libraryQuery = z.object({
  ...pagingFields,
  search: optionalText,
  type: listOf(id),
  objective: listOf(id),
  owner: listOf(id),
  status: listOf(z.enum(RESOURCE_STATUSES)),
  favourites: optionalFlag,
  ...sortingBy(LIBRARY_SORTS),
});

export const listResources = endpoint({
  method: 'GET',
  path: 'resource',
  tag,
  summary: 'The library, with search and filters',
  access: { area: 'resources', action: 'list' },
  reads: { area: 'resources', resource: 'data.*._id' },
  limit: 'search',
  query: libraryQuery,
  reply: listReply(resource),
});
export const listUploadedResources = endpoint({
  method: 'GET',
  path: 'resource/uploadedResource',
  tag,
  summary: 'Uploaded resources with their receivers',
  access: { area: 'resources', action: 'uploads' },
  reads: { area: 'resources', member: ['data.*.member', 'data.*.receiverInfo.*'], resource: 'data.*._id' },
  limit: 'search',
  query: libraryQuery,
  reply: listReply(receivedResource),
});
export const listFavouriteIds = endpoint({
  method: 'GET',
  path: 'resource/favourite',
  tag,
  summary: 'Ids of the caller’s favourite resources',
  access: { area: 'resources', action: 'favourite' },
  reads: false,
  reply: reply(z.array(id)),
});
export const listFavouriteResources = endpoint({
  method: 'GET',
  path: 'resource/favouriteResource',
  tag,
  summary: 'The caller’s favourite resources, with search and filters',
  access: { area: 'resources', action: 'favourite' },
  reads: { area: 'resources', resource: 'data.*._id' },
  limit: 'search',
  query: libraryQuery,
  reply: listReply(resource),
});
export const toggleFavourite = endpoint({
  method: 'GET',
  path: 'favresource/:id',
  tag,
  summary: 'Add a resource to the caller’s favourites, or remove it',
  access: { area: 'resources', action: 'favourite' },
  reads: false,
  changesState: true,
  params,
  reply: reply(z.object({ favourite: z.boolean() })),
});

const sharedQuery = z.object({
  ...pagingFields,
  /** Words of the title. */
  search: optionalText,
  /** Only those that a task of the child uses. */
  usedIn: optionalOneOf(['tasks']),
});

export const listSharedResources = endpoint({
  method: 'GET',
  path: 'resource/usersResources/:id',
  tag,
  summary: 'Resources shared with a child',
  access: { area: 'sharedResources', action: 'read' },
  reads: { area: 'resources', member: 'params.id' },
  params,
  query: sharedQuery,
  reply: listReply(sharedResource).extend({ allResources: z.array(sharedName) }),
});
export const listFamilyResources = endpoint({
  method: 'GET',
  path: 'resource/allUsersResources/:userId',
  tag,
  summary: 'Resources shared with any child of a customer',
  access: { area: 'sharedResources', action: 'read' },
  reads: { area: 'resources', customer: 'params.userId' },
  params: z.object({ userId: id }),
  query: sharedQuery,
  reply: listReply(sharedResource),
});
export const listRelatedTasks = endpoint({
  method: 'GET',
  path: 'resource/relatedTasks/:id',
  tag,
  summary: 'Tasks of a child that use a resource',
  access: { area: 'sharedResources', action: 'read' },
  reads: { area: 'programme', member: 'query.memberId', task: 'data.*._id' },
  params,
  query: z.object({ memberId: optionalId }),
  reply: listReply(relatedTask),
});

export const getResource = endpoint({
  method: 'GET',
  path: 'resource/details/:id',
  tag,
  summary: 'One resource with its relations',
  access: { area: 'resources', action: 'read' },
  reads: { area: 'resources', member: ['data.member', 'data.receiverInfo.*'], resource: 'params.id' },
  params,
  reply: reply(receivedResource),
});
export const createResource = endpoint({
  method: 'POST',
  path: 'resource',
  tag,
  summary: 'Add a resource',
  access: { area: 'resources', action: 'create' },
  idempotent: true,
  body: createResourceBody,
  reply: reply(receivedResource),
});
export const updateResource = endpoint({
  method: 'PUT',
  path: 'resource/:id',
  tag,
  summary: 'Change a resource including its status; administrators can also promote and restore it',
  access: { area: 'resources', action: 'edit' },
  params,
  body: updateResourceBody,
  reply: reply(receivedResource),
});
export const findResourceUses = endpoint({
  method: 'GET',
  path: 'resource/:id/uses',
  tag,
  summary: 'Where a resource is used, counted up to a limit',
  access: { area: 'resources', action: 'delete' },
  reads: false,
  params,
  reply: reply(z.array(resourceUse)),
});
export const deleteResource = endpoint({
  method: 'DELETE',
  path: 'resource/:id',
  tag,
  summary: 'Mark a resource as deleted',
  access: { area: 'resources', action: 'delete' },
  params,
  reply: emptyReply,
});
export const flagResource = endpoint({
  method: 'PUT',
  path: 'resource/flag/:id',
  tag,
  summary: 'Flag a resource, or remove the flag',
  access: { area: 'resources', action: 'flag' },
  params,
  reply: reply(z.object({ currentFlag: z.boolean() })).extend({ currentFlag: z.boolean() }),
});

/** Whether what coaches add waits for a Resource Manager or an administrator. */
const resourceReview = z.object({ isOn: z.boolean() });

export const getResourceReview = endpoint({
  method: 'GET',
  path: 'resourceReview',
  tag,
  summary: 'Whether resources that coaches add wait for a review',
  access: { area: 'resources', action: 'list' },
  reads: false,
  reply: reply(resourceReview),
});

export const setResourceReview = endpoint({
  method: 'PUT',
  path: 'resourceReview',
  tag,
  summary: 'Switch the review of resources that coaches add on or off',
  access: { area: 'resources', action: 'setReview' },
  body: z.strictObject({ isOn: z.boolean(resourceTexts.chooseReview) }),
  reply: reply(resourceReview),
});

const shareCall = <const P extends string>(path: P, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    tag,
    summary,
    access: { area: 'sharedResources', action: 'share' },
    /** Id of the child. */
    params,
    body: sharedIdsBody,
    reply: reply(z.object({ changed: z.number() })),
  });
export const shareResources = shareCall('resource/:id/share', 'Share resources with a child, all or none');
export const unshareResources = shareCall('resource/:id/unshare', 'Unshare resources from a child, all or none');

import type { ReceivedResource, SharedResource } from '@amberway/contract/resources/schemas';
import { IDS } from '../../../ui/testing/people.ts';

// Test data: resources.

const idOf = (number: number) => `01a00000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`;
const TYPE = { _id: idOf(90), name: 'Social story' };
const CATEGORY = { _id: idOf(91), name: 'Taking turns' };

export const LISTS = {
  'GET lookups': () => [{ ...TYPE, type: 'resourceType', order: 1, createdAt: '', updatedAt: '', version: 1 }],
  'GET resourceType': () => [TYPE],
  'GET resourceObjective': () => [CATEGORY],
  'GET user/all/:type': () => [],
  'GET user/lean/:type': () => [],
  'GET resource/favourite': () => [],
  'GET comment/:id': () => [],
} as const;

const MAKER = { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', avatar: null };
const FILE_ID = idOf(80);

export const resource = (number: number, part: Partial<ReceivedResource> = {}): ReceivedResource => ({
  _id: idOf(number),
  createdAt: '2026-02-03T02:00:00Z',
  updatedAt: '2026-02-03T02:00:00Z',
  name: `Resource ${number}`,
  description: 'What it is about.',
  type: TYPE,
  objective: [CATEGORY],
  file: `/api/files/${FILE_ID}/plan.pdf`,
  fileName: 'Our plan.pdf',
  isLink: false,
  thumbnail: `/api/files/${FILE_ID}/plan.png`,
  videoPreview: null,
  resourseGuideType: 'None',
  document: null,
  documentName: null,
  Premium: false,
  createdByAgency: false,
  isPromoted: false,
  isDeleted: false,
  order: null,
  status: 'Active',
  externalDeepLink: `https://amberway.test/dashboard/event-callback/${idOf(number)}/resources`,
  ofFamily: false,
  hasTasks: false,
  creatorInfo: MAKER,
  ownerInfo: MAKER,
  rejectReason: null,
  flagged: false,
  internalDeepLink: null,
  emailResource: false,
  privateResource: false,
  member: null,
  version: 4,
  receiverInfo: [],
  receiverCount: 0,
  ...part,
});

export const shared = (number: number, part: Partial<SharedResource> = {}): SharedResource => ({
  ...resource(number),
  member: IDS.child,
  memberInfo: { _id: IDS.child, firstName: 'Arlo', lastName: 'Stone' },
  sharedAt: '2026-02-04T02:00:00Z',
  ...part,
});

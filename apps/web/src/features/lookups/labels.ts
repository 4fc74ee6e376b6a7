import type { LookupType } from '@amberway/contract/lookups/schemas';

/** The name of each list and of one entry. Session statuses are fixed and cannot be edited. */
export const LISTS = {
  tag: { title: 'Tags', noun: ['tag', 'tags'] },
  skill: { title: 'Outcome types', noun: ['outcome type', 'outcome types'] },
  milestoneType: { title: 'Skill types', noun: ['skill type', 'skill types'] },
  complexity: { title: 'Complexities', noun: ['complexity', 'complexities'] },
  taskType: { title: 'Task types', noun: ['task type', 'task types'] },
  resourceType: { title: 'Resource types', noun: ['resource type', 'resource types'] },
  sessionType: { title: 'Session types', noun: ['session type', 'session types'] },
  listingType: { title: 'Listing types', noun: ['listing type', 'listing types'] },
  gender: { title: 'Genders', noun: ['gender', 'genders'] },
  relationship: { title: 'Relationships', noun: ['relationship', 'relationships'] },
  skillEvent: { title: 'Events beside practice', noun: ['kind of event', 'kinds of event'] },
  practicePlace: { title: 'Places of practice', noun: ['place of practice', 'places of practice'] },
} as const satisfies Partial<Record<LookupType, { title: string; noun: readonly [string, string] }>>;

export type EditableList = keyof typeof LISTS;
export const EDITABLE_LISTS = Object.keys(LISTS) as EditableList[];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const notices = {
  added: (noun: string) => `${capital(noun)} added successfully!`,
  updated: (noun: string) => `${capital(noun)} updated successfully!`,
  deleted: (noun: string) => `${capital(noun)} deleted successfully!`,
} as const;

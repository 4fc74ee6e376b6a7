// Exports for other slices.
export { clientMessagesQuery, unansweredQuery } from './queries.ts';
export { UnansweredList } from './UnansweredList.tsx';
export { LazyMessageDrawer } from './lazy-drawer.ts';
export { useLiveMessages } from './use-live-messages.ts';
export { FamilyMessages } from './FamilyMessages.tsx';
export { StaffMessages } from './StaffMessages.tsx';

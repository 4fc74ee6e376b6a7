// Exports for other slices.
export { clientMessagesQuery } from './queries.ts';
export { LazyMessageDrawer } from './lazy-drawer.ts';
export { useLiveMessages } from './use-live-messages.ts';
export { FamilyMessages } from './FamilyMessages.tsx';
export { StaffMessages } from './StaffMessages.tsx';
export { useReplyTo } from './use-reply-to.ts';

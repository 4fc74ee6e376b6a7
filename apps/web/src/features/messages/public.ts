// Exports for other slices.
export { FamilyMessages } from './FamilyMessages.tsx';
export { StaffMessages } from './StaffMessages.tsx';
export { useReplyTo } from './use-reply-to.ts';

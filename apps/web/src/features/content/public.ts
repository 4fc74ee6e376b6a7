// Exports for other slices.
export { ContentStatus } from './list/ContentStatus.tsx';
export { ReferenceSelect } from './widgets/ReferenceSelect.tsx';
export type { Source } from './widgets/sources.ts';
export { AvatarEditor } from './avatar/AvatarEditor.tsx';

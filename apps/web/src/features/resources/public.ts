// Exports for other slices.
export { previewOf } from './preview.ts';
export { resourceQuery } from './queries.ts';
export { type Picked, ResourcePicker } from './ResourcePicker.tsx';
export { useOpenFile } from './use-open-file.ts';
export { ResourceSheet } from './ResourceSheet.tsx';

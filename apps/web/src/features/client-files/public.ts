// Exports for other slices.
export { UploadDialog } from './UploadDialog.tsx';

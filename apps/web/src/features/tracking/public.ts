// What the shell uses of this slice.
export { TrackingGuard } from './TrackingGuard.tsx';

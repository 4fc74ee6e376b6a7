// What the rest of the server may use of this slice.
export { trackingPolicy } from './policy.ts';

// Exports for other slices.
export { privacyPath } from './address.ts';
export { ConsentGate } from './ConsentGate.tsx';

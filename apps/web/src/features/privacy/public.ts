// What other parts of the app may use of this one.
export { privacyPath } from './address.ts';
export { ConsentGate } from './ConsentGate.tsx';

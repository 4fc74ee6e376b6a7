// Exports for other slices.
export { ChangePassword } from './ChangePassword.tsx';
export { FactorGate } from './factors/FactorGate.tsx';
export { GraceNotice } from './factors/GraceNotice.tsx';

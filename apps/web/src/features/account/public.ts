// Exports for other slices.
export { ChangePassword } from './ChangePassword.tsx';

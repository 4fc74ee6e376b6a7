// What other slices may use of this one.
export { ChangePassword } from './ChangePassword.tsx';

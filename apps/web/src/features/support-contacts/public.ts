// What other slices may use of this one.
export { SupportNetwork } from './SupportNetwork.tsx';

import { Questions } from './confirm.tsx';
import { Toasts } from './toast.tsx';

/** What appears above every screen; once in the app. */
export const Overlays = () => (
  <>
    <Questions />
    <Toasts />
  </>
);

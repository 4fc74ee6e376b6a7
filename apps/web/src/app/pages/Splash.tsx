import { PRODUCT } from '@amberway/contract/shell/product';
import { Mark } from '../../ui/illustrations/Mark.tsx';

/** Shown while the session or the code loads; index.html has the same, until the first render. */
export const Splash = () => (
  <div className="splash" role="status" aria-label={`${PRODUCT} is loading`}>
    <Mark size={48} />
  </div>
);

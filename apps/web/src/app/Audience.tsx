import { type ReactNode, useLayoutEffect } from 'react';
import { type Role, isStaff } from '@amberway/contract/kernel/roles';
import { Overlays } from '../ui/kit/Overlays.tsx';
import { setAudience } from './theme/preferences.ts';

/** Density by role, and the place of dialogs and notices that belong to no screen. */
export const Audience = ({ role, children }: { role: Role; children: ReactNode }) => {
  // Before the first paint: the density decides the height of every control.
  useLayoutEffect(() => {
    setAudience(isStaff({ role }) ? 'staff' : 'family');
    return () => setAudience('family');
  }, [role]);

  return (
    <>
      {children}
      <Overlays />
    </>
  );
};

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMe } from '../../kernel/queries/me.ts';
import { isTrackingRunning, startTracking } from './inject.ts';
import { mayTrack } from './pages.ts';
import { trackingAtStartQuery } from './queries.ts';

const loadAnew = () => window.location.reload();

/**
 * Runs the stored tracking code on pages that may have it. Before any other page is drawn, or the session ends, a
 * document in which the code runs is loaded anew: what it has started must not be there when a child's record is.
 */
export const TrackingGuard = ({ children, onLeave = loadAnew }: { children: ReactNode; onLeave?: () => void }) => {
  const { role, firstTimeLogin } = useMe();
  const { pathname } = useLocation();
  const tracked = mayTrack(role, firstTimeLogin, pathname);
  const { data } = useQuery({ ...trackingAtStartQuery, enabled: tracked });
  const code = tracked ? data?.[0]?.code : undefined;
  useEffect(() => {
    if (code) startTracking(code);
  }, [code]);

  const leaving = !tracked && isTrackingRunning();
  useEffect(() => {
    if (leaving) onLeave();
    // What it does does not depend on which function it is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [leaving]);
  useEffect(
    () => () => {
      if (isTrackingRunning()) setTimeout(onLeave);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
  return leaving ? null : children;
};

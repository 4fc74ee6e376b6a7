import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { RecordPlace } from './form/record-place.ts';
import { Dialog, Drawer } from './kit/Dialog.tsx';
import { Spinner } from './kit/Spinner.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { DRAWER_PX } from './sizes.ts';

/** An overlay is there while it is open, or a record's form knows from its place whether it is. */
type Overlaid = { onClose: () => void } | { at: RecordPlace };

const placeOf = (props: Overlaid) =>
  'at' in props ? { open: props.at.open !== null, close: props.at.close } : { open: true, close: props.onClose };

/**
 * A dialog or drawer whose code is loaded when it is first opened. Until then one of the same title waits in its place,
 * or says that the code could not be loaded. `preload` starts loading before the press, on hover or focus.
 */
export const lazyOverlay = <P extends Overlaid>(
  title: string,
  load: () => Promise<ComponentType<P>>,
  { drawer = false } = {},
) => {
  const Frame = drawer ? Drawer : Dialog;
  let loaded: ComponentType<P> | undefined;
  const get = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Overlay = (props: P) => {
    const { open, close } = placeOf(props);
    const [Part, setPart] = useState(() => loaded);
    const [attempt, setAttempt] = useState<{ error?: unknown }>({});
    useEffect(() => {
      if (!open || Part || attempt.error !== undefined) return undefined;
      let left = false;
      get().then(
        (part) => left || setPart(() => part),
        (error: unknown) => left || setAttempt({ error }),
      );
      return () => {
        left = true;
      };
    }, [open, Part, attempt]);
    const Shown = Part ?? loaded;
    if (Shown) return <Shown {...props} />;
    return (
      <Frame open={open} title={title} width={drawer ? DRAWER_PX : undefined} onClose={close}>
        {attempt.error === undefined ? (
          <p role="status" aria-label={`Loading ${title}`}>
            <Spinner />
          </p>
        ) : (
          <LoadFailure error={attempt.error} onRetry={() => setAttempt({})} />
        )}
      </Frame>
    );
  };
  // A failure is shown when the part is opened.
  const preload = () => void get().catch(() => undefined);
  return Object.assign(Overlay, { preload });
};

const FIRST_SIGNS = ['pointerover', 'keydown'] as const;

/** Loads the code of overlays that a page may open, at the first movement on the page. */
export const usePreload = (...overlays: readonly { preload: () => void }[]): void => {
  const load = useEffectEvent(() => overlays.forEach(({ preload }) => preload()));
  useEffect(() => {
    const leave = new AbortController();
    const begin = () => {
      leave.abort();
      load();
    };
    for (const sign of FIRST_SIGNS) window.addEventListener(sign, begin, { signal: leave.signal, passive: true });
    return () => leave.abort();
  }, []);
};

import { useEffect, useRef } from 'react';
import { useLocation } from '../../kernel/router.ts';
import styles from './Settings.module.css';

type Props = { links: readonly { id: string; label: string }[] };

/** How long sections that are still loading may push the target section down. */
const SETTLE_MS = 3000;
const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Keeps the section named by the URL hash in view while those above it load, until the reader scrolls. */
const useScrollToHash = () => {
  const { hash } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const page = nav.current?.parentElement;
    if (!hash || !page) return undefined;
    const show = () => document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
    show();
    const watcher = new ResizeObserver(show);
    watcher.observe(page);
    const stop = () => watcher.disconnect();
    const timer = setTimeout(stop, SETTLE_MS);
    for (const event of OWN_SCROLLING) window.addEventListener(event, stop, { once: true, passive: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const event of OWN_SCROLLING) window.removeEventListener(event, stop);
    };
  }, [hash]);
  return nav;
};

/** Links to the sections of a long page. They set the URL hash, so a link to a section can be shared. */
export const SectionLinks = ({ links }: Props) => {
  const nav = useScrollToHash();
  return (
    <nav className={styles['links']} aria-label="Parts of this page" ref={nav}>
      <ul>
        {links.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

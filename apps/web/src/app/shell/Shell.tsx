import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { Suspense, useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate, useRoutes } from '../../kernel/router.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { NewsStrip } from '../../features/news/NewsStrip.tsx';
import { Drawer } from '../../ui/kit/Dialog.tsx';
import { showToast } from '../../ui/kit/toast.tsx';
import { lazyOverlay, usePreload } from '../../ui/lazy-overlay.tsx';
import { useLayout } from '../../ui/layout.ts';
import { useNotices } from '../../ui/notices.ts';
import { takeNotice } from '../../kernel/sign-in/next-notice.ts';
import { asNotice } from '../errors/as-notice.ts';
import { lazyPart } from '../errors/lazy-part.tsx';
import { usePalette } from '../palette/use-palette.ts';
import { screenRoutes } from '../screen-routes.tsx';
import { FindAnything } from '../palette/FindAnything.tsx';
import { TypedAhead } from '../palette/TypedAhead.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { useOpening } from './use-opening.ts';
import { WAITING_NOTICES } from './waiting-notices.ts';
import { SidebarContent } from './sidebar/SidebarContent.tsx';
import { loadable } from '../../kernel/loadable.tsx';

type Props = { open: boolean; onClose: () => void; onFind: () => void };

/** The sidebar of staff on a phone. */
const MenuDrawer = ({ open, onClose, onFind }: Props) => (
  <Drawer title="Menu" side="start" open={open} onClose={onClose} width={304} className={styles['menu']}>
    <FindAnything inMenu onOpen={onFind} />
    <SidebarContent collapsed={false} />
  </Drawer>
);

/** A notice left by the previous page, such as why a family's view has ended. It stays until it is dismissed. */
const WaitingNotice = () => {
  useEffect(() => {
    const key = takeNotice();
    if (!key) return;
    const { title, text } = WAITING_NOTICES[key];
    showToast({ key, tone: 'info', title, description: text, seconds: null });
  }, []);
  return null;
};

const MAIN_ID = 'main';

const MoreSheet = lazyOverlay(shellTexts.more, async () => (await import('./MoreSheet.tsx')).MoreSheet);

/** A family's navigation on a phone. The sheet is loaded at the first touch of the page. */
const PhoneMenu = ({ open, onOpen, onClose, onFind }: Props & { onOpen: () => void }) => {
  usePreload(MoreSheet);
  return (
    <>
      <BottomBar onMore={onOpen} moreOpen={open} />
      {open && <MoreSheet onClose={onClose} onFind={onFind} />}
    </>
  );
};

const ClientsOverlay = lazyOverlay(
  SCREENS.usersExpand.title,
  async () => (await import('../../features/users/ClientsOverlay.tsx')).ClientsOverlay,
);

// Lazy: only staff in a family's view have it. Its place is reserved at once.
const ActingFrame = loadable(async () => (await import('./ActingFrame.tsx')).ActingFrame);

// Loaded when it is first opened.
const CommandPalette = lazyPart(async () => (await import('../palette/CommandPalette.tsx')).CommandPalette);

/** The page below an overlay is stored in the history entry. */
const backgroundOf = (location: Location): Location | null => {
  const state = location.state as { background?: Location } | null;
  return location.pathname === SCREENS.usersExpand.path ? (state?.background ?? null) : null;
};

export const Shell = () => {
  const me = useMe();
  const { mobile } = useLayout();
  const location = useLocation();
  const navigate = useNavigate();
  const background = backgroundOf(location);
  const screen = useRoutes(screenRoutes, background ?? location);
  const opening = useOpening();
  // The menu belongs to the page it was opened on, so navigating closes it, at once where the browser says so.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const menuOpen = menuAt === location.key && !opening;
  const openMenu = () => setMenuAt(location.key);
  const closeMenu = () => setMenuAt(null);
  const palette = usePalette();
  const notices = useNotices();
  const losePalette = (error: unknown) => {
    palette.drop();
    notices.error(asNotice(error));
  };
  const find = () => {
    closeMenu();
    palette.show();
  };
  const family = seesAsFamily(me);
  const hasStrip = family && location.pathname === SCREENS.home.path;

  return (
    <div className={styles['app']} data-mobile={mobile || undefined} data-acting={me.actor ? true : undefined}>
      <a className={styles['skip']} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      {opening && <span className={styles['opening']} />}
      {!mobile && <Sidebar />}
      <div className={styles['column']}>
        <Header onOpenMenu={mobile && !family ? openMenu : undefined} onFind={find} />
        {hasStrip && <NewsStrip />}
        {/* A new part where the strip comes or goes: a page that opens has not been moved by it. */}
        <main key={String(hasStrip)} id={MAIN_ID} className={styles['main']} tabIndex={-1}>
          {screen}
        </main>
      </div>
      {mobile &&
        (family ? (
          <PhoneMenu open={menuOpen} onOpen={openMenu} onClose={closeMenu} onFind={find} />
        ) : (
          <MenuDrawer open={menuOpen} onClose={closeMenu} onFind={find} />
        ))}
      {background && <ClientsOverlay onClose={() => navigate(-1)} />}
      <WaitingNotice />
      {me.actor && (
        <Suspense>
          <ActingFrame me={me} />
        </Suspense>
      )}
      {palette.wanted && (
        <CommandPalette
          partProps={{ open: palette.open, typed: palette.typed, onClose: palette.hide }}
          onFail={losePalette}
          waiting={palette.open && <TypedAhead onType={palette.type} onClose={palette.hide} />}
        />
      )}
    </div>
  );
};

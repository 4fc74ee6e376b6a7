import { useEffect, useState } from 'react';
import { DRAWER_PX } from '../../ui/sizes.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ClientList } from './ClientList.tsx';
import { Drawer } from '../../ui/kit/Dialog.tsx';

/** Closing removes the overlay and its URL, by button or by the browser's Back; the opener gets the focus. */
const useFocusBack = () => {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
};

/** The same list over the page it was opened from; closing returns to that page. */
export const ClientsOverlay = ({ onClose }: { onClose: () => void }) => {
  const [search, setSearch] = useState('');
  useFocusBack();
  return (
    <Drawer open side="start" width={DRAWER_PX} title={SCREENS.usersExpand.title} onClose={onClose}>
      <ClientList search={search} onSearch={setSearch} />
    </Drawer>
  );
};

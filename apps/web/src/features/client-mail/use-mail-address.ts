import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { OPENED_HERE } from '../../ui/form/record-place.ts';

const PARAM = 'sendGmail';

/** Whether the mail dialog is open, and to whom: ?sendGmail or ?sendGmail={customer id}. */
export const useMailAddress = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const openedHere = (location.state as Partial<typeof OPENED_HERE> | null)?.recordOpened === true;
  return useMemo(() => {
    const address = (to: string | null) => {
      const next = new URLSearchParams(params);
      next.delete(PARAM);
      if (to !== null) next.set(PARAM, to);
      const text = next.toString();
      return text ? `?${text}` : '.';
    };
    return {
      open: params.has(PARAM),
      to: params.get(PARAM) || null,
      show: (to = '') => void navigate(address(to), { state: OPENED_HERE, preventScrollReset: true }),
      close: () =>
        openedHere ? void navigate(-1) : void navigate(address(null), { replace: true, preventScrollReset: true }),
    };
  }, [params, navigate, openedHere]);
};

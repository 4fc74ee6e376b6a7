import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../../kernel/router.ts';
import { OPENED_HERE } from '../../ui/form/record-place.ts';

const PARAM = 'sendGmail';

/** ?sendGmail and ?sendGmail=true open the dialog, ?sendGmail={customer id} with that recipient; 'false' does not. */
export const useMailUrl = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const requested = params.get(PARAM);
  const location = useLocation();
  const openedHere = (location.state as Partial<typeof OPENED_HERE> | null)?.recordOpened === true;
  return useMemo(() => {
    const open = (to: string | null) => {
      const next = new URLSearchParams(params);
      next.delete(PARAM);
      if (to !== null) next.set(PARAM, to);
      return `?${next.toString()}`;
    };
    return {
      open: requested !== null && requested !== 'false',
      to: requested === '' || requested === 'true' ? null : requested,
      show: (to = '') => navigate(open(to), { state: OPENED_HERE }),
      close: () => (openedHere ? navigate(-1) : navigate(open(null), { replace: true })),
    };
  }, [params, requested, navigate, openedHere]);
};

import { useNavigate } from '../../kernel/router.ts';
import { OPENED_HERE } from '../../ui/form/record-place.ts';

/**
 * Opens a person's form on their list. The list is pushed as a history entry of its own first, so that the browser's
 * Back closes the form there, where it asks about unsaved changes.
 */
export const useEditUser = (list: string) => {
  const navigate = useNavigate();
  return (id: string) => {
    navigate(list);
    navigate(`${list}?edit=${id}`, { state: OPENED_HERE });
  };
};

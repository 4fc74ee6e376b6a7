import { useNavigate } from 'react-router';
import { OPENED_HERE } from '../../ui/form/record-place.ts';

/**
 * Opens a person's form on the list they stand in. The list is a step of its own before it, so that the browser's Back
 * closes the form there, where it asks about what was typed.
 */
export const useEditUser = (list: string) => {
  const navigate = useNavigate();
  return (id: string) => {
    void navigate(list);
    void navigate(`${list}?edit=${id}`, { state: OPENED_HERE });
  };
};

import { createContext, use } from 'react';

/** A form that is only read disables all controls inside it. */
export const DisabledContext = createContext(false);

/** Whether this control is disabled, by itself or by the form around it. */
export const useDisabled = (own?: boolean): boolean => {
  const around = use(DisabledContext);
  return own ?? around;
};

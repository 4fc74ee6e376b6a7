/** The few icons of messages. Public pages load these and no others. */
export const SIGN_PATHS = {
  check: 'M5 12l4.5 4.5L19 7',
  close: 'M6 6l12 12M18 6L6 18',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8h.01',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
} as const;

export type SignName = keyof typeof SIGN_PATHS;

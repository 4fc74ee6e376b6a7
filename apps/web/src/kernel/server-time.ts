/** How far this device's clock is ahead of the server's, in milliseconds, by the latest response; null before one. */
export const serverTime: { aheadMs: number | null } = { aheadMs: null };

/** Every response says the server's time. */
export const noteServerTime = ({ headers }: Response): void => {
  const said = Date.parse(headers.get('date') ?? '');
  if (said) serverTime.aheadMs = Date.now() - said;
};

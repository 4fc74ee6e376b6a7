/** `AbortSignal.any`, which every request uses: Safari 17.4, Chrome 116, Firefox 124. */
export const any = (signals: readonly AbortSignal[]): AbortSignal => {
  const made = new AbortController();
  for (const from of signals) {
    if (made.signal.aborted) break;
    const follow = () => made.abort(from.reason);
    if (from.aborted) follow();
    // With the signal the listeners go as soon as one of them has fired: the time limit of a request always does.
    else from.addEventListener('abort', follow, { signal: made.signal });
  }
  return made.signal;
};

export const installAny = (): void => {
  if (!('any' in AbortSignal)) Object.assign(AbortSignal, { any });
};

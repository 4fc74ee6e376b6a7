const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Passes signals on to `pass`, each once. A terminal's Ctrl-C reaches child processes by itself; passing it on
 * as well would signal them twice, which many treat as 'exit without cleaning up'. Returns a function that stops it.
 */
export const onSignals = (pass) => {
  const listener = (signal) => {
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    pass(signal);
  };
  for (const signal of SIGNALS) process.on(signal, listener);
  return () => SIGNALS.forEach((signal) => process.off(signal, listener));
};

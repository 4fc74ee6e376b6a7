const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Hands signals sent to us on to `pass`, each once. A terminal's Ctrl-C reaches child programs by itself; passing it on
 * as well would ask them twice, which many take for 'at once, without tidying up'. Returns how to stop listening.
 */
export const onSignals = (pass) => {
  const listener = (signal) => {
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    pass(signal);
  };
  for (const signal of SIGNALS) process.on(signal, listener);
  return () => SIGNALS.forEach((signal) => process.off(signal, listener));
};

// Runs before every other script of a page, and collects what went wrong. Read by the journeys.
(() => {
  const seen = [];
  window.journeyProblems = seen;
  const note = (text) => seen.push(`${text} (${location.pathname})`);
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof Element) note(`failed to load ${target.src ?? target.href ?? target.localName}`);
      // Not an error: Firefox says so of a size that is looked at again in the next frame.
      else if (!event.message.startsWith('ResizeObserver loop')) note(`error: ${event.message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    note(`policy: ${violatedDirective} blocked ${blockedURI} ${sample}`),
  );
  const report = console.error;
  console.error = (...parts) => {
    note(`console: ${parts.join(' ')}`);
    report.apply(console, parts);
  };
  // What the page before left behind.
  addEventListener('pagehide', () => {
    if (seen.length > 0) navigator.sendBeacon('/journey-problems', JSON.stringify(seen.splice(0)));
  });
})();

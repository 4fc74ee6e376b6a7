// Runs before every other script of a page, and collects what went wrong. Read by the journeys.
(() => {
  const seen = [];
  window.journeyProblems = seen;
  // The clock of the device, wrong by as much as a journey says.
  let wrongBy = 0;
  try {
    wrongBy = Number(localStorage.getItem('journeyClock') ?? 0);
  } catch {
    // Blocked, which other journeys are about.
  }
  if (wrongBy !== 0) {
    const RightDate = Date;
    const now = () => RightDate.now() + wrongBy;
    window.Date = new Proxy(RightDate, {
      construct: (target, values, made) => Reflect.construct(target, values.length > 0 ? values : [now()], made),
      apply: (target) => new target(now()).toString(),
      get: (target, key, self) => (key === 'now' ? now : Reflect.get(target, key, self)),
    });
  }
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

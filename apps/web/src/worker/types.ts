// The part of a service worker's scope that ours uses: TypeScript has these types only for projects without a page.

export type WaitingEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
export type InstallEvent = WaitingEvent & { addRoutes?: (rules: unknown[]) => Promise<void> };
export type FetchEvent = Event & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};

type Events = {
  install: InstallEvent;
  activate: WaitingEvent;
  fetch: FetchEvent;
  message: WaitingEvent & MessageEvent;
  sync: WaitingEvent;
};

export type WorkerScope = {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <K extends keyof Events>(type: K, listener: (event: Events[K]) => void) => void;
};

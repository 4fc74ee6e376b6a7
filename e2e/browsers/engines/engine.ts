export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/** One window of a browser. Everything a person does goes through real events of the browser. */
export type Driver = {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** The value of an expression in the page; a promise is awaited. */
  evaluate: <T>(expression: string) => Promise<T>;
  moveTo: (point: Point) => Promise<void>;
  down: () => Promise<void>;
  up: () => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Keys that are held together, such as Control and k. */
  press: (keys: readonly string[]) => Promise<void>;
  /** Chooses an option of the browser's own list by its text. */
  select: (css: string, option: string) => Promise<void>;
  upload: (css: string, paths: readonly string[]) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Errors that the browser itself reported since the last call; empty where it has no log. */
  reported: () => string[];
  close: () => Promise<void>;
};

export type Browser = {
  version: string;
  /** Whether each window has cookies and storage of its own. Else every journey gets a host of its own. */
  isolates: boolean;
  open: (size: Size) => Promise<Driver>;
  close: () => Promise<void>;
};

export type EngineName = 'chromium' | 'firefox' | 'webkit';

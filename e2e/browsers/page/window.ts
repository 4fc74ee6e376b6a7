import type { Driver, EngineName, Size } from '../engines/engine.ts';
import type { Site } from '../network/site.ts';
import { TOOLS } from './finder.ts';
import { Part } from './part.ts';
import { until } from './until.ts';

type Looked = { overlays: string[]; problems: string[]; watched: boolean };
type About = { engine: EngineName; size: Size; site: Site };

/** A page as a journey uses it, the same in every browser. */
export class Window {
  readonly driver: Driver;
  readonly engine: EngineName;
  readonly size: Size;
  readonly #site: Site;
  readonly #found = new Set<string>();
  #expected: RegExp[] = [];

  constructor(driver: Driver, { engine, size, site }: About) {
    this.driver = driver;
    this.engine = engine;
    this.size = size;
    this.#site = site;
  }

  get isPhone() {
    return this.size.width < 600;
  }
  get url() {
    return this.#site.url;
  }
  get page() {
    return new Part(this, []);
  }

  /** Calls one of the functions that are put into the page, which a new page does not have yet. */
  tool = async <T>(call: string): Promise<T> => {
    const expression = `window.journeyTools ? window.journeyTools.${call} : 'missing'`;
    const value = await this.driver.evaluate<T | 'missing'>(expression);
    if (value !== 'missing') return value;
    await this.driver.evaluate(TOOLS);
    return this.driver.evaluate<T>(expression);
  };

  /** Collects what went wrong so far. Also after every step, since a dialog may be open for a moment only. */
  look = async () => {
    try {
      const { overlays, problems } = await this.tool<Looked>('look()');
      for (const problem of [...overlays, ...problems]) this.#found.add(problem);
    } catch {
      // The page is being left; the next look sees the new one.
    }
  };
  /** What a journey causes on purpose, from here to its end. */
  expects = (...problems: RegExp[]) => {
    this.#expected.push(...problems);
  };
  problems = async (): Promise<string[]> => {
    await this.look();
    for (const problem of [...this.driver.reported(), ...this.#site.problems()]) this.#found.add(problem);
    return [...this.#found].filter((problem) => !this.#expected.some((expected) => expected.test(problem)));
  };

  goto = async (path: string) => {
    await this.driver.goto(`${this.url}${path}`);
    await this.look();
  };
  reload = () => this.driver.reload();
  back = () => this.driver.back();
  forward = () => this.driver.forward();
  press = async (...keys: string[]) => {
    await this.driver.press(keys);
    await this.look();
  };
  /** The value of a function of the page; it sees nothing but its argument. */
  evaluate = <T, A = null>(run: (argument: A) => T | Promise<T>, argument?: A): Promise<T> =>
    // The compiler of the journeys wraps named functions.
    this.driver.evaluate<T>(
      `(() => { const __name = (run) => run; return (${run.toString()})(${JSON.stringify(argument ?? null)}) })()`,
    );
  place = () => this.evaluate(() => `${location.pathname}${location.search}${location.hash}`);
  isAt = (path: string | RegExp) => {
    let now = '';
    return until(
      async () => {
        now = await this.place();
        return typeof path === 'string' ? now === path : path.test(now);
      },
      () => `${String(path)} expected instead of ${now}`,
    );
  };
  screenshot = () => this.driver.screenshot();
  offline = () => this.#site.off();
  online = () => this.#site.on();
  hold = (path: RegExp) => this.#site.hold(path);
  releaseWorker = () => this.#site.releaseWorker();
}

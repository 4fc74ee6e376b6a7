import type { Point } from '../engines/engine.ts';
import { asJson, type Step, type Text } from './finder.ts';
import { until } from './until.ts';
import type { Window } from './window.ts';

export type State = {
  count: number;
  text: string;
  texts: string[];
  value: string | null;
  checked: boolean;
  focused: boolean;
  holdsFocus: boolean;
  disabled: boolean;
  tag: string;
  box: { x: number; y: number; width: number; height: number };
  expanded: string | null;
  href: string | null;
};

const describe = (steps: readonly Step[]) =>
  steps
    .map((step) =>
      Object.values(step)
        .map((value) => String(value))
        .join(' '),
    )
    .join(' › ');

/** What can be seen at a place of the page, and what a person does with it. */
export class Part {
  readonly #window: Window;
  readonly steps: readonly Step[];

  constructor(window: Window, steps: readonly Step[]) {
    this.#window = window;
    this.steps = steps;
  }

  #with(step: Step) {
    return new Part(this.#window, [...this.steps, step]);
  }
  role(role: string, name?: Text, rest: { level?: number } = {}): Part {
    return this.#with({ role, ...(name !== undefined && { name }), ...rest });
  }
  button = (name: Text) => this.role('button', name);
  link = (name: Text) => this.role('link', name);
  dialog = (name?: Text) => this.role('dialog', name);
  heading = (name: Text) => this.role('heading', name);
  label = (label: Text) => this.#with({ label });
  text = (text: Text) => this.#with({ text });
  css = (css: string) => this.#with({ css });
  frame = (frame: string) => this.#with({ frame });
  has = (has: Text) => this.#with({ has });
  at = (at: number) => this.#with({ at });
  get first() {
    return this.at(0);
  }

  state = () => this.#window.tool<State>(`state(${asJson(this.steps)})`);

  /** The texts of all of them, also of what only the browser draws, as the options of its own list. */
  stateOfAll = () => this.#window.tool<string[]>(`texts(${asJson(this.steps)})`);

  /** Waits until its state is as wanted. */
  async is(what: string, isSo: (state: State) => boolean, timeoutMs?: number): Promise<State> {
    let last: State | undefined;
    await until(
      async () => {
        last = await this.state();
        return isSo(last);
      },
      () => `${describe(this.steps)}: ${what} expected; ${JSON.stringify(last)?.slice(0, 600)}`,
      timeoutMs,
    );
    await this.#window.look();
    return last as State;
  }
  shows = (timeoutMs?: number) => this.is('to be there', ({ count }) => count > 0, timeoutMs);
  isGone = (timeoutMs?: number) => this.is('to be gone', ({ count }) => count === 0, timeoutMs);
  isFocused = () => this.is('to have the focus', ({ focused }) => focused);
  holdsFocus = () => this.is('to hold the focus', ({ holdsFocus }) => holdsFocus);
  isChecked = (checked = true) =>
    this.is(`checked ${checked}`, (state) => state.count > 0 && state.checked === checked);
  isEnabled = () => this.is('to be enabled', ({ count, disabled }) => count > 0 && !disabled);
  hasValue = (value: Text) =>
    this.is(`the value ${String(value)}`, (state) =>
      typeof value === 'string' ? state.value === value : value.test(state.value ?? ''),
    );
  hasText = (text: Text) =>
    this.is(
      `the text ${String(text)}`,
      (state) => state.count > 0 && (typeof text === 'string' ? state.text.includes(text) : text.test(state.text)),
    );

  /** Where it can be pressed, once it stands still and nothing lies over it. */
  async #point(): Promise<Point> {
    let found: { why?: string; point?: Point } = {};
    await until(
      async () => {
        found = await this.#window.tool<typeof found>(`target(${asJson(this.steps)})`);
        return Boolean(found.point);
      },
      () => `${describe(this.steps)} ${found.why}`,
    );
    return found.point as Point;
  }
  /** The pointer is over it, also if something arrived above it meanwhile. */
  #aim = async () => {
    let at = await this.#point();
    for (;;) {
      await this.#window.driver.moveTo(at);
      const { x, y } = await this.#point();
      if (x === at.x && y === at.y) return;
      at = { x, y };
    }
  };
  hover = async () => {
    await this.#aim();
    await this.#window.look();
  };
  click = async () => {
    const { driver } = this.#window;
    let landed: boolean | null;
    do {
      await this.#aim();
      await driver.down();
      await driver.up();
      // Of a page that has been left nothing is known.
      landed = await this.#window.tool<boolean | null>('landed()').catch(() => null);
    } while (landed === false);
    await this.#window.look();
  };
  fill = async (text: string) => {
    await this.click();
    await this.#window.tool('selectAll()');
    await this.#window.driver.type(text);
    await this.hasValue(text);
  };
  /** Into what does not hold what was typed: an editor, or a field that searches. */
  write = async (text: string) => {
    await this.click();
    await this.#window.tool('selectAll()');
    await this.#window.driver.type(text);
    await this.#window.look();
  };
  focus = () => this.#window.tool(`focus(${asJson(this.steps)})`);
  press = async (...keys: string[]) => {
    await this.focus();
    await this.#window.press(...keys);
  };
  /** An option of the browser's own list, or of a combobox. */
  choose = async (option: string) => {
    const { tag } = await this.shows();
    if (tag === 'select') {
      // In view, and under nothing.
      await this.#point();
      await this.#window.driver.select(await this.#mark('select'), option);
      await this.#window.look();
      return;
    }
    await this.click();
    await new Part(this.#window, []).role('listbox').role('option', option).click();
    await this.hasValue(option);
  };
  #mark = async (control: string) => {
    let css: string | null = null;
    await until(
      async () => {
        css = await this.#window.tool<string | null>(`mark(${asJson(this.steps)}, ${JSON.stringify(control)})`);
        return css !== null;
      },
      () => `${describe(this.steps)} has no control`,
    );
    return css ?? '';
  };
  upload = async (...paths: string[]) => {
    await this.#window.driver.upload(await this.#mark('[type="file"]'), paths);
    await this.#window.look();
  };
  /** By the mouse, in steps, as sensors of drags expect. */
  dragTo = async (target: Part | Point) => {
    const { driver } = this.#window;
    const from = await this.#point();
    await driver.moveTo(from);
    await driver.down();
    const to = target instanceof Part ? await target.#point() : target;
    for (let step = 1; step <= 10; step += 1) {
      const at = (a: number, b: number) => a + ((b - a) * step) / 10;
      await driver.moveTo({ x: at(from.x, to.x), y: at(from.y, to.y) });
    }
    await driver.up();
    await this.#window.look();
  };
}

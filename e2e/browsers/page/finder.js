// Runs in the page after the queries of @testing-library/dom, which find elements by role and name as a reader of the
// screen does. Returns plain values only.
(() => {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom;
  const textOf = (text) => (text && text.source !== undefined ? new RegExp(text.source, text.flags) : text);
  /** The star of a required field is part of its label. */
  const labelOf = (text) =>
    typeof text === 'string' ? (content) => content.replace(/\s*\*$/, '').trim() === text : textOf(text);
  const rectOf = (element) => element.getBoundingClientRect();
  const isVisible = (element) => {
    const { width, height } = rectOf(element);
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  };
  const all = (scope, step) => {
    if (step.role) {
      const { role, name, ...rest } = step;
      return queryAllByRole(scope, role, { hidden: true, ...(name !== undefined && { name: textOf(name) }), ...rest });
    }
    if (step.label) return queryAllByLabelText(scope, labelOf(step.label));
    if (step.text) return queryAllByText(scope, textOf(step.text), { ignore: 'script, style, noscript' });
    if (step.frame)
      return [...scope.querySelectorAll(step.frame)].map((frame) => frame.contentDocument?.body).filter(Boolean);
    return [...scope.querySelectorAll(step.css)];
  };
  const findAll = (steps) => {
    let found = [document.body];
    for (const step of steps) {
      if (step.has !== undefined) {
        const text = textOf(step.has);
        found = found.filter((one) =>
          typeof text === 'string' ? one.textContent.includes(text) : text.test(one.textContent),
        );
      } else if (step.at !== undefined)
        found = found.filter(isVisible).slice(step.at, step.at === -1 ? undefined : step.at + 1);
      else found = [...new Set(found.flatMap((scope) => all(scope, step)))];
    }
    return found;
  };
  const find = (steps) => findAll(steps).filter(isVisible);

  /** How far the document of an element is from the corner of the window. */
  const offsetOf = (element) => {
    const frame = element.ownerDocument.defaultView?.frameElement;
    if (!frame) return { x: 0, y: 0 };
    const { x, y } = rectOf(frame);
    return { x: x + frame.clientLeft, y: y + frame.clientTop };
  };
  const frames = (count) =>
    new Promise((resolve) => {
      const next = (left) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
      next(count);
      // A window that is not drawn has no frames.
      setTimeout(resolve, 500);
    });
  const centreOf = (element) => {
    // The first line of a link that goes over two.
    const { left, top, width, height } = element.getClientRects()[0] ?? rectOf(element);
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isHit = (element) => {
    const { x, y } = centreOf(element);
    const hit = element.ownerDocument.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  };

  /** Whether the next press reaches the element; something may arrive above it in the last moment. */
  let landed = null;
  const expectPress = (element) => {
    landed = null;
    const see = ({ target }) => {
      landed = element.contains(target) || target.closest?.('label')?.control === element;
    };
    element.ownerDocument.addEventListener('pointerdown', see, { capture: true, once: true });
  };

  const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60);
  /** Open overlays that nobody can see or use. */
  const overlayProblems = () => {
    const outside = ({ left, top, right, bottom }) =>
      left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    const describe = (element, why) => {
      const { left, top, width, height } = rectOf(element);
      const box = [left, top, width, height].map(Math.round).join(' ');
      return `${element.localName} "${nameOf(element)}" ${why}: ${box} in ${innerWidth} × ${innerHeight}`;
    };
    const dialogs = [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }),
    );
    const popovers = [...document.querySelectorAll(':popover-open')].filter((one) => one.childElementCount > 0);
    return [
      ...dialogs.filter((one) => rectOf(one).height < 80).map((one) => describe(one, 'is too low')),
      ...dialogs.flatMap((one) =>
        [...one.children]
          .filter((part) => part.checkVisibility() && one.children.length === 1 && rectOf(part).height < 80)
          .map((part) => describe(part, 'is too low inside its dialog')),
      ),
      ...[...dialogs, ...popovers].filter((one) => outside(rectOf(one))).map((one) => describe(one, 'is outside')),
    ];
  };

  window.journeyTools = {
    /** Where to press, or why that is not possible yet. */
    target: async (steps) => {
      const found = find(steps);
      if (found.length !== 1) return { why: found.length === 0 ? 'is not there' : `is there ${found.length} times` };
      const [element] = found;
      if (element.matches(':disabled, [aria-disabled="true"]')) return { why: 'is disabled' };
      const inView = ({ left, top, right, bottom }) =>
        left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      if (!inView(rectOf(element)) || !isHit(element))
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const before = rectOf(element);
      await frames(2);
      const after = rectOf(element);
      if (before.x !== after.x || before.y !== after.y) return { why: 'is moving' };
      if (!isHit(element)) {
        const { x, y } = centreOf(element);
        const over = element.ownerDocument.elementFromPoint(x, y);
        return { why: `is covered by ${over?.localName}.${over?.className} ${over ? nameOf(over) : ''}` };
      }
      const { x, y } = centreOf(element);
      expectPress(element);
      const offset = offsetOf(element);
      return { point: { x: x + offset.x, y: y + offset.y } };
    },
    landed: () => landed,
    state: (steps) => {
      const found = find(steps);
      const [element] = found;
      if (!element) return { count: 0 };
      const { x, y, width, height } = rectOf(element);
      return {
        count: found.length,
        text: element.innerText,
        texts: found.map((one) => one.innerText),
        value: element.value ?? null,
        checked: element.checked ?? element.getAttribute('aria-checked') === 'true',
        focused: element.ownerDocument.activeElement === element,
        holdsFocus: element.contains(element.ownerDocument.activeElement),
        disabled: element.matches(':disabled, [aria-disabled="true"]'),
        tag: element.localName,
        box: { x, y, width, height },
        expanded: element.getAttribute('aria-expanded'),
        href: element.getAttribute('href'),
      };
    },
    /** A selector of this one element; also one that is hidden, as the inputs of files are. */
    mark: (steps, control) => {
      const [element] = findAll(steps);
      if (!element) return null;
      const input = element.matches(control) ? element : element.querySelector(control);
      if (!input) return null;
      const id = `journey-${Math.random().toString(36).slice(2)}`;
      input.setAttribute('data-journey', id);
      return `[data-journey="${id}"]`;
    },
    texts: (steps) => findAll(steps).map((element) => element.textContent),
    focus: (steps) => find(steps)[0]?.focus(),
    selectAll: () => document.activeElement?.select?.(),
    look: async () => {
      const moving = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      await Promise.race([
        Promise.allSettled(moving.map(({ finished }) => finished)),
        new Promise((r) => setTimeout(r, 2000)),
      ]);
      // A list that has just grown is placed again before the next frame is drawn; nobody sees it in between.
      if (overlayProblems().length > 0) await frames(2);
      return {
        overlays: overlayProblems(),
        problems: (window.journeyProblems ?? []).splice(0),
        watched: 'journeyProblems' in window,
      };
    },
  };
})();

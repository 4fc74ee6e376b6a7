import type { Page } from 'playwright/test';

/** What a finger needs on a family's screen. */
const FINGER = 44;
/** A touch is sent to a whole pixel, so that a target between two of them seems one less. */
const ROUNDING = 1;

/**
 * The links, buttons and boxes of the page that are less than 44 px high for a finger, with their heights. What counts
 * is where touches arrive, not the element's box: a link may fill its row, a label presses its box, and what lies over
 * it takes them away. Exempt are links and dates inside a sentence (WCAG 2.5.8), buttons inside a field and what is
 * hidden.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((needed) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')) {
      const parent = element.parentElement;
      const texts = [...(parent?.childNodes ?? [])].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : [],
      );
      // Facts with dots between them are not a sentence.
      const isInSentence =
        element.matches(':has(time)') || texts.some((text) => /\p{L}/u.test(text) && !text.includes('·'));
      const isInField = element.tagName === 'BUTTON' && parent?.querySelector(':scope > input') !== null;
      if (isInSentence || isInField || !element.checkVisibility({ visibilityProperty: true })) continue;

      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getClientRects()[0];
      if (!box) continue;
      let height: number | null = null;
      // A date below the text of a link takes its own touches, so that one column is not enough.
      for (const share of [0.1, 0.5, 0.9]) {
        const x = box.left + box.width * share;
        const middle = box.top + box.height / 2;
        const isPressed = (y: number) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
        };
        if (!isPressed(middle)) continue;
        let [above, below] = [0, 0];
        while (above < needed && isPressed(middle - above - 1)) above += 1;
        while (below < needed && isPressed(middle + below + 1)) below += 1;
        height = Math.max(height ?? 0, above + below + 1);
      }
      // Null: its label is drawn instead of it, or it is cut off.
      if (height === null || height >= needed) continue;
      const name = element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.id);
      found.push(`${element.tagName.toLowerCase()} ${name}: ${height}`);
    }
    scrollTo(0, 0);
    return found;
  }, FINGER - ROUNDING);

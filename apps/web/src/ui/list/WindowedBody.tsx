import { Children, type ComponentProps, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';

// A long table draws only the rows near the window, between two spacers that keep its height. It stays one real table
// that scrolls with the page, so headings, row headers and the browser's keyboard work as in a short one.

const FROM_ROWS = 60;
const SPARE = 12;
/** The part that is drawn moves in steps, so that not every pixel of scrolling draws rows. */
const STEP = 6;
const FIRST_GUESS = 44;

type Range = { from: number; to: number; height: number };

const rangeOf = (body: HTMLElement, count: number, before: Range): Range => {
  const drawn = [...body.children].filter((row) => !(row as HTMLElement).dataset['spacer']);
  const height =
    drawn.length > 0 ? drawn.reduce((sum, row) => sum + row.clientHeight, 0) / drawn.length : before.height;
  if (height <= 0) return before;
  const top = -body.getBoundingClientRect().top;
  const at = Math.floor(top / height / STEP) * STEP;
  const from = Math.max(0, at - SPARE);
  const to = Math.min(count, at + STEP + Math.ceil(window.innerHeight / height) + SPARE);
  return { from: Math.min(from, Math.max(0, count - SPARE)), to: Math.max(to, SPARE), height };
};

const same = (a: Range, b: Range) => a.from === b.from && a.to === b.to && Math.abs(a.height - b.height) < 0.5;

const Spacer = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr data-spacer="true" aria-hidden="true">
      <td aria-hidden="true" colSpan={99} style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null;

export const WindowedBody = ({ children, ...rest }: ComponentProps<'tbody'>) => {
  const body = useRef<HTMLTableSectionElement>(null);
  // Once for each set of rows: made anew while one scrolls, they would all be drawn again.
  const rows: ReactNode[] = useMemo(() => Children.toArray(children), [children]);
  const long = rows.length > FROM_ROWS;
  const [range, setRange] = useState<Range>({ from: 0, to: FROM_ROWS / 2, height: FIRST_GUESS });

  useLayoutEffect(() => {
    if (!long) return undefined;
    const look = () => {
      if (!body.current) return;
      const element = body.current;
      setRange((before) => {
        const next = rangeOf(element, rows.length, before);
        return same(before, next) ? before : next;
      });
    };
    look();
    // A list inside a drawer scrolls with that drawer; its scrolling does not bubble.
    window.addEventListener('scroll', look, { passive: true, capture: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [long, rows.length]);

  if (!long) return <tbody {...rest}>{children}</tbody>;
  return (
    <tbody {...rest} ref={body}>
      <Spacer height={range.from * range.height} />
      {rows.slice(range.from, range.to)}
      <Spacer height={(rows.length - Math.min(range.to, rows.length)) * range.height} />
    </tbody>
  );
};

// Numbers as English text. The first use of Intl takes a page up to a fifth of a second on a slow phone.

const grouped = (digits: string): string => {
  const [whole = '', decimals] = digits.split('.');
  const sign = whole.startsWith('-') ? '-' : '';
  const groups: string[] = [];
  for (let end = whole.length; end > sign.length; end -= 3)
    groups.unshift(whole.slice(Math.max(sign.length, end - 3), end));
  const text = `${sign}${groups.join(',')}`;
  return decimals === undefined ? text : `${text}.${decimals}`;
};

/** '12,345.6': with at most so many decimals. */
export const numberText = (value: number, decimals = 0): string => grouped(String(Number(value.toFixed(decimals))));

/** '12,345.60': with exactly so many decimals. */
export const fixedText = (value: number, decimals: number): string => grouped(value.toFixed(decimals));

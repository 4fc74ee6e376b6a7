import type { Letter } from './letter.ts';

const plainOf = (html: string): string => {
  const box = new DOMParser().parseFromString(html.replace(/<br\s*\/?>|<\/(?:p|li|h2|h3)>/gi, '$&\n'), 'text/html');
  return box.body.textContent?.trim() ?? '';
};

const escaped = (text: string) => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Copies the mail to the clipboard, as HTML if the browser supports it. Returns false if it is not permitted. */
export const copyLetter = async ({ recipient, subject, content }: Letter): Promise<boolean> => {
  const head = [`To: ${recipient?.email ?? ''}`, `Subject: ${subject}`];
  const text = [...head, '', plainOf(content)].join('\n');
  try {
    const html = `${head.map((line) => `<p>${escaped(line)}</p>`).join('')}${content}`;
    const kinds = { 'text/plain': text, 'text/html': html };
    const blobs = Object.entries(kinds).map(([type, part]) => [type, new Blob([part], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }
};

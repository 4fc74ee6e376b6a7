import { MAIL_STYLE, MAIL_STYLE_HASH } from '@amberway/contract/client-mail/document-style';
import { parseFileUrl } from '@amberway/contract/uploads/file-url';
import { fileSrc } from '../../../kernel/file-src.ts';

// A mail's HTML as its own document. The iframe that shows it has no origin, runs no scripts and loads nothing: our
// own pictures are inlined.

const POLICY = `default-src 'none'; img-src data:; style-src ${MAIL_STYLE_HASH}`;

const asData = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read.')));
    reader.readAsDataURL(blob);
  });

const pictureOf = async (src: string, signal: AbortSignal): Promise<string | null> => {
  if (!parseFileUrl(src)) return null;
  try {
    const response = await fetch(fileSrc(src, 800), { signal });
    return response.ok ? await asData(await response.blob()) : null;
  } catch {
    return null;
  }
};

/** The document to show. External pictures and anything executable are removed once more. */
export const mailDocument = async (html: string, signal: AbortSignal): Promise<string> => {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const node of parsed.querySelectorAll('script,style,iframe,object,embed,link,meta,base,form')) node.remove();
  for (const image of parsed.querySelectorAll('img')) {
    const data = await pictureOf(image.getAttribute('src') ?? '', signal);
    if (data) image.setAttribute('src', data);
    else image.remove();
  }
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
    `<meta name="referrer" content="no-referrer"><base target="_blank"><title>Email</title>` +
    `<style>${MAIL_STYLE}</style></head><body>${parsed.body.innerHTML}</body></html>`
  );
};

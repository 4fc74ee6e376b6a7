import type { Plugin } from 'vite';

const FONT = /figtree-latin-wght-normal[^/]*\.woff2$/;

/** The page names the font of its text: otherwise a browser learns of it only from the first styled text. */
export const preloadFont = (): Plugin => ({
  name: 'amberway-preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => FONT.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});

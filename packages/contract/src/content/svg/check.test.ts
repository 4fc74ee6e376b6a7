import { describe, expect, it } from 'vitest';
import { contentTexts } from '../texts.ts';
import { svgError } from './check.ts';
import { composeAvatar } from './compose.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`;

describe('an SVG drawing', () => {
  it.each([
    svg('<path d="M0 0 L1 1" fill="#00FF00"/>'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- by hand -->\n${svg('<g><title>A &amp; b</title><circle r="1"/></g>')}`,
    svg(
      '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><rect fill="url(#a)"/>',
    ),
  ])('an SVG of plain shapes is accepted: %s', (source) => expect(svgError(source)).toBeUndefined());

  it.each([
    ['a script', svg('<script>x()</script>')],
    ['a handler', svg('<path onload="x()"/>')],
    ['a handler on the root', svg('', ' onload="x()"')],
    ['foreignObject', svg('<foreignObject><b/></foreignObject>')],
    ['a style element', svg('<style>@import "https://a.test"</style>')],
    ['a style attribute', svg('<path style="fill:url(https://a.test)"/>')],
    ['an outside address in url()', svg('<path fill="url(https://a.test/#a)"/>')],
    ['a hidden url()', svg('<path fill="&#117;rl(https://a.test)"/>')],
    ['an image', svg('<image href="https://a.test/a.png"/>')],
    ['use of another file', svg('<use href="https://a.test/a.svg#a"/>')],
    ['a link', svg('<a href="javascript:x()"><path/></a>')],
    ['an animation that sets a link', svg('<animate attributeName="href" to="javascript:x()"/>')],
    ['xlink', svg('<path xlink:href="#a"/>')],
    ['a document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
    ['an entity of its own', svg('<title>&evil;</title>')],
    ['CDATA', svg('<title><![CDATA[<script>]]></title>')],
    ['an instruction', svg('<?php x ?>')],
    ['two roots', svg('') + svg('')],
    ['an open end', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
    ['HTML', '<html><body/></html>'],
    ['no namespace', '<svg><path/></svg>'],
    ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"></svg>'],
    ['loose text', svg('hello')],
    ['the same attribute twice', svg('<path d="M0" d="M1"/>')],
    ['a thousand levels', svg('<g>'.repeat(1_000) + '</g>'.repeat(1_000))],
    ['nothing', ''],
  ])('an SVG with %s is rejected, not sanitised', (_what, source) => expect(svgError(source)).toBeTruthy());

  it('the error names the element or attribute that is not allowed', () => {
    expect(svgError(svg('<script/>'))).toContain('<script>');
    expect(svgError(svg('<path onclick="x()"/>'))).toContain('onclick');
    expect(svgError('hello')).toBe(contentTexts.onlySvg);
  });

  it('100,000 characters are checked in less than half a second', () => {
    const started = performance.now();
    svgError(svg(`<path d="${'M0 0 '.repeat(20_000)}"/>`));
    svgError(`<svg ${'a '.repeat(50_000)}`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('composeAvatar', () => {
  const eyes = { svg: svg('<rect id="a" fill="#00ff00"/><path fill="url(#a)"/>'), colour: '#00FF00', fixColour: false };
  const colours = { look: null, primaryColor: '#111111', secondaryColor: '#222222' };

  it('a composed avatar passes the SVG check, with the child’s colours and a prefix for the ids of each part', () => {
    const made = composeAvatar({ parts: { Eyes: eyes, Hair: { ...eyes, fixColour: true } }, ...colours }) ?? '';
    expect(svgError(made)).toBeUndefined();
    expect(made).toContain('id="Eyes-a" fill="#222222"');
    expect(made).toContain('id="Hair-a" fill="#00ff00"');
    expect(made).toContain('url(#Eyes-a)');
  });

  it('the avatar is null while no part is chosen', () => {
    expect(composeAvatar({ parts: { Eyes: null }, ...colours })).toBeNull();
  });
});

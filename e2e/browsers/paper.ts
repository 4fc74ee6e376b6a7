import type { Window } from './page/window.ts';

/**
 * Shows the page as it is printed. No driver can look into the browser's own dialog of printing, and WebKit's makes no
 * PDF, so the rules for paper are made rules for the screen.
 */
export const asOnPaper = async (window: Window) => {
  // A dialog is as long as what is in it.
  window.expects(/^dialog .* is outside: /);
  await window.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const onPaper = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const { media } = rule;
          if (media.mediaText === 'print') media.mediaText = 'all';
          else if (/screen/.test(media.mediaText)) media.mediaText = 'not all';
        }
        if ('cssRules' in rule) onPaper(rule.cssRules as CSSRuleList);
      }
    };
    for (const { cssRules } of document.styleSheets) onPaper(cssRules);
  });
};

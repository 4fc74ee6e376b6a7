import { Image } from '@tiptap/extension-image';
import { CharacterCount, Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { fileSrc } from '../../kernel/file-src.ts';
import { isSafeLink } from '@amberway/contract/kernel/rich-text';
import { ownPicture } from './urls.ts';

/** The text contains the plain URL; the rendered picture has the viewer's media token. */
const OwnImage = Image.extend({
  parseHTML() {
    return [{ tag: 'img[src]', getAttrs: (element) => (ownPicture(element.getAttribute('src')) ? null : false) }];
  },
  addAttributes() {
    return {
      src: { default: null, parseHTML: (element: HTMLElement) => ownPicture(element.getAttribute('src')) },
      alt: { default: '' },
    };
  },
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('img');
      dom.src = fileSrc(String(node.attrs['src']), 800);
      dom.alt = String(node.attrs['alt'] ?? '');
      return { dom };
    };
  },
});

export const extensions = (placeholder: string, limit: number | null) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: isSafeLink,
      HTMLAttributes: { rel: 'noopener noreferrer', target: '_blank' },
    },
  }),
  OwnImage,
  Placeholder.configure({ placeholder }),
  CharacterCount.configure({ limit }),
];

import { useState } from 'react';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx';
import styles from './Kit.module.css';
import { KitCard } from './KitCard.tsx';

const START =
  '<h2>Waiting without worry</h2><p>Start with <strong>ten seconds</strong>, and say what comes <em>after</em>.</p><ul><li>Show the timer</li><li>Name the next thing</li></ul><p><a href="https://example.org/waiting">Read more</a></p>';
const UNSAFE = `${START}<img src="https://elsewhere.test/spy.png" alt=""><p onclick="steal()">Scripts, pictures from elsewhere and <a href="javascript:steal()">such links</a> are gone.</p>`;

export const TextPart = () => {
  const [html, setHtml] = useState(START);
  return (
    <>
      <PageHeading title="Rich text" />
      <div className={styles['grid']}>
        <KitCard title="Writing">
          <RichText label="Note" value={html} onChange={setHtml} limit={500} placeholder="Write a note" />
        </KitCard>
        <KitCard title="Reading">
          <RichTextView html={UNSAFE} />
        </KitCard>
        <KitCard title="Empty">
          <RichText label="Comment" placeholder="Write a comment" />
        </KitCard>
        <KitCard title="Not to be changed">
          <RichText label="Read-only note" value={html} disabled />
        </KitCard>
      </div>
    </>
  );
};

import { useQuery } from '@tanstack/react-query';
import styles from './log.module.css';
import { mailDocument } from './mail-document.ts';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';

/** A mail's HTML in a sandboxed iframe: no scripts, no forms, no origin; its links open in a new tab. */
export const MailFrame = ({ html, title }: { html: string; title: string }) => {
  const document = useQuery({
    queryKey: ['client-mail', 'document', html],
    queryFn: ({ signal }) => mailDocument(html, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!document.data) return <Skeleton rows={6} />;
  return (
    <iframe
      className={styles['frame']}
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={document.data}
    />
  );
};

import { Header } from '../../app/Frame.tsx';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { badTitle, badWord, useOnlineWords } from '../../online/words.ts';
import { Notice } from '../../parts/Notice.tsx';

/** Codes after which another try may help. */
const AGAIN: readonly string[] = [
  'connection-lost',
  'server-busy',
  'storage-unavailable',
  'too-often',
  'broken',
  'closing',
];
const RELOAD: readonly string[] = ['old-client', 'rules-changed', 'no-session'];

/** A bad day: which, why, and what one can do. */
export function Bad({ code }: { readonly code: string }) {
  const { t } = useWords();
  const words = useOnlineWords();
  const { bad } = words;
  const isLost = code === 'connection-lost';
  const again = AGAIN.includes(code) || RELOAD.includes(code);
  return (
    <>
      {/* A table has none of its own. */}
      {location.hash.startsWith('#/table') && <Header page="new" />}
      <Notice title={isLost ? bad.unreachable : badTitle(words, code)}>
        <p data-testid="bad" data-code={code}>
          {isLost ? bad.unreachableHelp : badWord(words, code)}
        </p>
        <div className="row">
          {again && (
            <button type="button" className="main" onClick={() => location.reload()}>
              {RELOAD.includes(code) ? words.table.reload : bad.tryAgain}
            </button>
          )}
          <a className={again ? 'button' : 'button sun'} href={links.home}>
            {t.app.backHome}
          </a>
        </div>
      </Notice>
    </>
  );
}

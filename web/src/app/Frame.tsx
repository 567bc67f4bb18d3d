import type { ReactNode } from 'react';
import { useAnnounced } from './announce.ts';
import styles from './Frame.module.css';
import { Logo } from './icons.tsx';
import { links, type Route } from './route.ts';
import { useWords } from './words.ts';

/** Header, live region and footer around every page; a table has no footer, it wants the room. */
export function Frame({ page, children }: { readonly page: Route['page']; readonly children: ReactNode }) {
  const { t } = useWords();
  const inGame = page === 'table' || page === 'replay' || page === 'record' || page === 'guide';
  const here = (of: Route['page']) => (page === of ? { 'aria-current': 'page' as const } : {});
  return (
    <>
      {/* The fragment names the page, so a link cannot make this jump. */}
      <button type="button" className={styles.skip} onClick={() => document.getElementById('content')?.focus()}>
        {t.app.skip}
      </button>
      <header className={styles.header} data-compact={inGame}>
        <a className={styles.logo} href={links.home} aria-label={`Penumbra · ${t.app.home}`}>
          <Logo />
          <span>Penumbra</span>
        </a>
        <nav aria-label={t.app.menu}>
          <a href={links.settings} {...here('settings')}>
            {t.app.settings}
          </a>
          <a href={links.about} {...here('about')}>
            {t.app.about}
          </a>
        </nav>
      </header>
      {children}
      {!inGame && <footer className={styles.footer}>{t.app.independent}</footer>}
      <LiveRegion />
    </>
  );
}

function LiveRegion() {
  const { text, id } = useAnnounced();
  return (
    <div className="hidden" role="status" aria-live="polite" data-testid="live">
      <span key={id}>{text}</span>
    </div>
  );
}

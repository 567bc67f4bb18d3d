import { type ReactNode, useEffect, useState } from 'react';
import { Sheet } from '../parts/Sheet.tsx';
import { dismissToast, Toast } from '../parts/Toast.tsx';
import { useSettings } from '../settings/settings.ts';
import { RoomDialog } from '../shelf/RoomDialog.tsx';
import type { ShellText } from '../text/index.ts';
import { useAnnounced } from './announce.ts';
import styles from './Frame.module.css';
import { Icon, type IconName, Logo } from './icons.tsx';
import { isNight, links, type Route } from './route.ts';
import { useWords } from './words.ts';

type PageName = Route['page'];

const isInGame = (page: PageName): boolean =>
  page === 'table' || page === 'replay' || page === 'record' || page === 'guide';

/** Header, live region and footer around every page; a table has no footer, it wants the room. */
export function Frame({ page, children }: { readonly page: PageName; readonly children: ReactNode }) {
  const { t } = useWords();
  const inGame = isInGame(page);
  return (
    <>
      {/* The fragment names the page, so a link cannot make this jump. */}
      <button type="button" className={styles.skip} onClick={() => document.getElementById('content')?.focus()}>
        {t.app.skip}
      </button>
      {page !== 'table' && page !== 'guide' && <Header page={page} />}
      {children}
      {!inGame && (
        <footer className={styles.footer}>
          {t.app.independent} <a href={links.about}>{t.app.about}</a>
        </footer>
      )}
      <RoomDialog />
      <Toast />
      <LiveRegion />
    </>
  );
}

export function Header({ page }: { readonly page: PageName }) {
  const { t } = useWords();
  return (
    <header
      className={`${styles.header} ${isNight(page) ? 'night' : ''}`}
      data-compact={isInGame(page)}
      data-night={isNight(page) || undefined}
    >
      <a className={styles.logo} href={links.home} aria-label={`Penumbra · ${t.app.home}`}>
        <Logo />
        <span>Penumbra</span>
      </a>
      <Pages page={page} />
    </header>
  );
}

interface Entry {
  readonly link: string;
  readonly label: string;
  readonly icon: IconName;
  readonly pages: readonly PageName[];
}

const entries = (t: ShellText): readonly Entry[] => [
  { link: links.home, label: t.app.play, icon: 'play', pages: ['home', 'new'] },
  { link: links.learnAll, label: t.app.learn, icon: 'learn', pages: ['learn', 'learn-all', 'rules', 'guide'] },
  { link: links.stats, label: t.app.stats, icon: 'chart', pages: ['stats'] },
  { link: links.settings, label: t.app.settings, icon: 'gear', pages: ['settings'] },
];

/** The pages side by side where there is room, in a sheet on a phone; then who is playing here. */
function Pages({ page }: { readonly page: PageName }) {
  const { t } = useWords();
  const name = useSettings((settings) => settings.name);
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu and ends the last message
  useEffect(() => {
    setOpen(false);
    return dismissToast;
  }, [page]);
  const here = (entry: Entry) => (entry.pages.includes(page) ? { 'aria-current': 'page' as const } : {});
  return (
    <nav aria-label={t.app.menu}>
      {entries(t).map((entry) => (
        <a key={entry.link} href={entry.link} className={`${styles.link} ${styles.wide}`} {...here(entry)}>
          {entry.label}
        </a>
      ))}
      <a href={links.settings} className={`${styles.link} ${styles.me}`}>
        <Icon name="person" />
        <span>{name || t.app.yourName}</span>
      </a>
      <button
        type="button"
        className={`quiet square ${styles.more}`}
        aria-label={t.app.more}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={22} />
      </button>
      <Sheet open={open} title={t.app.menu} onClose={() => setOpen(false)}>
        <ul className={styles.menu}>
          {[...entries(t), { link: links.about, label: t.app.about, icon: 'info', pages: ['about'] } as const].map(
            (entry) => (
              <li key={entry.link}>
                <a href={entry.link} onClick={() => setOpen(false)} {...here(entry)}>
                  <Icon name={entry.icon} />
                  {entry.label}
                </a>
              </li>
            ),
          )}
        </ul>
      </Sheet>
    </nav>
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

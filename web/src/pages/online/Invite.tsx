import { FAIR, type TableInfo } from '@penumbra/protocol';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../app/announce.ts';
import { Icon } from '../../app/icons.tsx';
import { go, links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { cardOf } from '../../games/cards.ts';
import { introduce } from '../../online/introduce.ts';
import { codeOf, type Meeting } from '../../online/meeting.ts';
import { badWord, useOnlineWords } from '../../online/words.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { toast } from '../../parts/Toast.tsx';
import { playSound } from '../../sound.ts';
import { clockWords } from './clock-words.ts';
import { tableAddress, useCopied } from './copy.ts';
import { usePeople } from './names.ts';
import styles from './Online.module.css';
import { QrCode } from './QrCode.tsx';
import { Ring } from './Ring.tsx';

interface Props {
  readonly meeting: Meeting;
  readonly info: TableInfo;
}

/** A table that waits for people: its link, and the seats as they fill. */
export function Invite({ meeting, info }: Props) {
  const { lang } = useWords();
  const words = useOnlineWords();
  const { names } = usePeople(info.seats, info.mine);
  const text = tableAddress(info.id);
  const { copied, copy } = useCopied(text, info.host);
  const [isQr, setQr] = useState(false);
  const { invite } = words;
  const { name } = cardOf(info.game, lang);
  useArrivals(info, names, invite.joined);
  const free = info.seats.filter(({ kind }) => kind === 'open');
  const isRematch = free.length > 0 && free.every(({ reserved }) => reserved);
  const [, path = text] = text.split('://');
  return (
    <main className={`page ${styles.invite}`} id="content" tabIndex={-1} data-testid="invite">
      <section className={`card ${styles.main}`}>
        <p className={styles.about}>{invite.about(name, info.seats.length, clockWords(words, info.settings.clock))}</p>
        <h1>{isRematch ? invite.rematch : invite.send}</h1>
        {isRematch && <p className={styles.kept}>{invite.rematchHelp}</p>}
        <h2 className="hidden">{invite.link}</h2>
        <div className={styles.link}>
          <span data-testid="link">
            {path.slice(0, -info.id.length)}
            <wbr />
            <b>{info.id}</b>
          </span>
          <button type="button" className={copied ? 'big' : 'sun big'} onClick={copy}>
            <Icon name={copied ? 'check' : 'link'} />
            {copied ? invite.copied : invite.copy}
          </button>
        </div>
        <div className={styles.acts}>
          {'share' in navigator && (
            <button type="button" onClick={() => void navigator.share({ title: name, url: text }).catch(() => {})}>
              <Icon name="share" />
              {invite.share}
            </button>
          )}
          <a
            className="button"
            href={`mailto:?subject=${encodeURIComponent(invite.mailSubject(name))}&body=${encodeURIComponent(text)}`}
          >
            {invite.mail}
          </a>
          <button type="button" className={styles.phoneOnly} onClick={() => setQr(true)}>
            {invite.qr}
          </button>
        </div>
        <div className={styles.camera}>
          <QrCode text={text} label={invite.qrOf} />
          <div>
            <p>
              <b>{invite.camera}</b>
            </p>
            <p className="soft">{invite.help}</p>
          </div>
        </div>
        <Sheet open={isQr} title={invite.qr} onClose={() => setQr(false)}>
          <QrCode text={text} label={invite.qrOf} />
        </Sheet>
      </section>
      <section className={`card night ${styles.night}`}>
        <header>
          <h2>{invite.fills}</h2>
          <span className="badge turn">{invite.here(info.seats.length - free.length, info.seats.length)}</span>
        </header>
        <Ring {...{ info, names }} />
        <Begin {...{ meeting, info }} isSun={copied} />
      </section>
      <Besides {...{ meeting, info }} />
    </main>
  );
}

/** Whoever sits down is seen, heard and read out. */
function useArrivals(info: TableInfo, names: readonly string[], said: (name: string) => string): void {
  const before = useRef(info.seats);
  useEffect(() => {
    const came = info.seats.findIndex(({ kind }, i) => kind === 'person' && before.current[i]?.kind === 'open');
    before.current = info.seats;
    if (came < 0) return;
    playSound('place');
    announce([said(names[came] as string)]);
  }, [info.seats, names, said]);
}

/** Whoever takes a free seat is a match for the host. */
const BOT = { kind: 'bot', level: FAIR } as const;

type Run = (deed: () => Promise<unknown>) => void;

/** Does it, or says why not. */
function useRun(): Run {
  const words = useOnlineWords();
  return (deed) => void deed().catch((error) => toast({ text: badWord(words, codeOf(error)) }));
}

/** The one act of the host; the others learn what they wait for. */
function Begin({ meeting: { connection }, info, isSun }: Props & { readonly isSun: boolean }) {
  const words = useOnlineWords();
  const { invite } = words;
  const table = info.id;
  const free = info.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const run = useRun();
  const start = async (): Promise<void> => {
    await introduce(connection, info.game);
    for (const seat of free) await connection.call('tables.seat', { table, seat, wish: BOT });
    if (!info.settings.autostart) await connection.call('tables.start', { table });
  };
  return (
    <div className={styles.begin}>
      {info.host && (
        <button type="button" className={isSun ? 'sun big' : 'big'} onClick={() => run(start)}>
          <Icon name="play" />
          {invite.start}
        </button>
      )}
      <p>{info.host ? invite.startHelp(free.length) : invite.waitHost}</p>
    </div>
  );
}

/** What one seldom wants before it begins. */
function Besides({ meeting: { connection }, info }: Props) {
  const { invite } = useOnlineWords();
  const run = useRun();
  const table = info.id;
  const isOpen = info.settings.visibility === 'open';
  const show = (): Promise<unknown> =>
    connection.call('tables.settings', { table, settings: { visibility: isOpen ? 'link' : 'open' } });
  const leave = async (): Promise<void> => {
    await connection.call('tables.leave', { table });
    go(links.home);
  };
  return (
    <div className={styles.small}>
      {info.host && (
        <button type="button" className="quiet slim" aria-pressed={isOpen} onClick={() => run(show)}>
          {isOpen ? invite.close : invite.open}
        </button>
      )}
      <button type="button" className="quiet slim" onClick={() => run(leave)}>
        {invite.leave}
      </button>
      {info.host && <Arrange {...{ info, run, connection }} />}
    </div>
  );
}

interface ArrangeProps {
  readonly info: TableInfo;
  readonly connection: Meeting['connection'];
  readonly run: Run;
}

/** Seat by seat: a bot, or free again. */
function Arrange({ info, connection, run }: ArrangeProps) {
  const { t } = useWords();
  const { invite } = useOnlineWords();
  const seatName = (colour: string): string => (t.colours as { readonly [colour: string]: string })[colour] ?? colour;
  return (
    <details className={styles.arrange}>
      <summary>{invite.arrange}</summary>
      <ul>
        {info.seats.map(({ colour, kind }, seat) => {
          if (seat === info.mine) return null;
          const isOpen = kind === 'open';
          const wish = isOpen ? BOT : ({ kind: 'open' } as const);
          return (
            <li key={colour}>
              <button
                type="button"
                className="slim"
                onClick={() =>
                  run(async () => {
                    if (isOpen) await introduce(connection, info.game);
                    await connection.call('tables.seat', { table: info.id, seat, wish });
                  })
                }
              >
                {isOpen ? invite.toBot(seatName(colour)) : invite.toFree(seatName(colour))}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

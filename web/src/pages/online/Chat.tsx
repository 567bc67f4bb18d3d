import { useEffect, useRef, useState } from 'react';
import { announce } from '../../app/announce.ts';
import { Icon } from '../../app/icons.tsx';
import { useWords } from '../../app/words.ts';
import type { RemoteLink } from '../../link/remote.ts';
import { codeOf, type Meeting } from '../../online/meeting.ts';
import { useOnlineWords } from '../../online/words.ts';
import { Mark } from '../../parts/Mark.tsx';
import styles from './Table.module.css';

const MOST = 500;

interface Props {
  readonly link: RemoteLink;
  readonly meeting: Meeting;
  readonly names: readonly string[];
}

/** What the people at the table say to each other. */
export function Chat({ link, meeting, names }: Props) {
  const { lang } = useWords();
  const words = useOnlineWords().table;
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  const time = new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' });
  const { connection, client } = meeting;
  const say = async (): Promise<void> => {
    const line = text.trim();
    if (!line) return;
    setText('');
    setFailed(false);
    try {
      await connection.call('chat.say', { table: link.id, text: line, id: client.wires.freshId() });
    } catch (error) {
      codeOf(error);
      setText(line);
      setFailed(true);
    }
  };
  const { config, chat, around, you } = link;
  return (
    <section className={styles.chat} aria-label={words.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable by keys */}
      <div className={styles.lines} tabIndex={0} role="log" aria-label={words.chat} data-testid="chat">
        <ol>
          {chat.map(({ n, seat, name, text: said, at }) => (
            <li key={n} data-mine={seat === you || undefined}>
              {seat !== null && <Mark game={config.game} colour={config.seats[seat] as string} size={24} />}
              <p>
                <small>
                  {(seat === null ? name : names[seat]) || words.somebody} · {time.format(at)}
                </small>
                {said}
              </p>
            </li>
          ))}
        </ol>
        {chat.length === 0 && <p className="soft">{around.muted ? words.muted : words.chatEmpty}</p>}
      </div>
      {failed && (
        <p className={styles.failed} role="alert">
          {words.sayFailed}
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void say();
        }}
      >
        <input
          type="text"
          maxLength={MOST}
          aria-label={words.say}
          placeholder={words.say}
          value={text}
          disabled={around.muted}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="square" aria-label={words.send} disabled={around.muted}>
          <Icon name="right" />
        </button>
      </form>
    </section>
  );
}

/** How many lines of others came since the chat was last looked at. */
export function useUnread(link: RemoteLink, isRead: boolean, names: readonly string[]): number {
  const { chat, you } = link;
  const last = chat.at(-1)?.n ?? -1;
  const [read, setRead] = useState(last);
  const heard = useRef(last);
  useEffect(() => {
    for (const { n, seat, text } of chat.filter((line) => line.n > heard.current && line.seat !== you)) {
      heard.current = n;
      announce([`${seat === null ? '' : names[seat]}: ${text}`]);
    }
  }, [chat, you, names]);
  useEffect(() => {
    if (isRead) setRead(last);
  }, [isRead, last]);
  return isRead ? 0 : chat.filter(({ n, seat }) => n > read && seat !== you).length;
}

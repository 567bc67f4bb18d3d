import { useEffect, useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { links } from '../../app/route.ts';
import { codeOf, type Meeting } from '../../online/meeting.ts';
import { address } from '../../online/probe.ts';
import { badWord, useOnlineWords } from '../../online/words.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { useCopied } from './copy.ts';
import { QrCode } from './QrCode.tsx';
import styles from './Table.module.css';

interface Props {
  readonly meeting: Meeting;
  readonly table: string;
  onClose(): void;
}

/** A link that moves the own seat to another device, once. */
export function DeviceSheet({ meeting: { connection }, table, onClose }: Props) {
  const words = useOnlineWords();
  const [token, setToken] = useState<string>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    connection.call('links.make', { table }).then(
      (made) => setToken(made.token),
      (error) => setProblem(codeOf(error)),
    );
  }, [connection, table]);
  return (
    <Sheet title={words.table.device} onClose={onClose}>
      <div className={styles.device}>
        <p>{words.table.deviceHelp}</p>
        {problem && <p role="alert">{badWord(words, problem)}</p>}
        {token && <DeviceLink text={`${address}/${links.device(token)}`} />}
      </div>
    </Sheet>
  );
}

function DeviceLink({ text }: { readonly text: string }) {
  const words = useOnlineWords();
  const { copied, copy } = useCopied(text, false);
  return (
    <>
      <QrCode text={text} label={words.invite.qrOf} />
      <p className={styles.address} data-testid="device-link">
        {text}
      </p>
      <button type="button" className="act" onClick={copy}>
        <Icon name={copied ? 'check' : 'link'} />
        {copied ? words.invite.copied : words.invite.copy}
      </button>
    </>
  );
}

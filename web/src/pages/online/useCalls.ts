// Your turn, while you look elsewhere: a message of the browser, where that was allowed.
import { useEffect } from 'react';
import { useWords } from '../../app/words.ts';
import { playSound } from '../../sound.ts';
import type { RemoteModel } from './remote-model.ts';

export function useCalls(model: RemoteModel): void {
  const { t } = useWords();
  const { isMine, face } = model;
  const { name } = face.text;
  useEffect(() => {
    if (!isMine) return;
    playSound('reveal');
    if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
    const message = new Notification(name, { body: t.table.yourTurn, tag: model.link.id });
    message.onclick = () => {
      focus();
      message.close();
    };
    return () => message.close();
  }, [isMine, name, t, model]);
}

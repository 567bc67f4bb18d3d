import type { RequestInfo } from '@penumbra/protocol';
import { useWords } from '../../app/words.ts';
import type { RemoteLink } from '../../link/remote.ts';
import { useOnlineWords } from '../../online/words.ts';
import { Mark } from '../../parts/Mark.tsx';
import { listOf } from '../../text/index.ts';
import styles from './Table.module.css';

interface Props {
  readonly link: RemoteLink;
  readonly names: readonly string[];
  answer(request: number, yes: boolean): void;
}

/** What somebody asks of the others, above the dock. */
export function Requests({ link, names, answer }: Props) {
  const { around } = link;
  const [request] = around.requests;
  if (!request || around.mine === null) return null;
  return <Request {...{ link, names, answer, request }} />;
}

function Request({ link, names, answer, request }: Props & { readonly request: RequestInfo }) {
  const { lang } = useWords();
  const words = useOnlineWords().table;
  const { kind, seat, agreed, n } = request;
  const { config, you } = link;
  const isOwn = seat === you;
  const said = you !== undefined && agreed.includes(you);
  const others = agreed.map((one) => names[one] as string);
  return (
    <div
      className={styles.request}
      role="alertdialog"
      aria-label={words.asks[kind](names[seat] as string)}
      data-tone={config.seats[seat]}
      data-testid="request"
    >
      <Mark game={config.game} colour={config.seats[seat] as string} size={32} />
      <p>
        <b>{isOwn ? words.asked[kind] : words.asks[kind](names[seat] as string)}</b>
        <span>{others.length > 0 ? words.agreed(listOf(lang, others)) : words.noneAgreed}</span>
      </p>
      {isOwn || said ? (
        <span className="soft">{words.withdraw}</span>
      ) : (
        <>
          <button type="button" onClick={() => answer(n, false)}>
            {words.no}
          </button>
          <button type="button" className="act" onClick={() => answer(n, true)}>
            {words.allow}
          </button>
        </>
      )}
    </div>
  );
}

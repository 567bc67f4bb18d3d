import { type Seat, toldOf } from '@penumbra/kit';
import type { RequestInfo } from '@penumbra/protocol';
import { useWords } from '../../app/words.ts';
import { useOnlineWords } from '../../online/words.ts';
import { Mark } from '../../parts/Mark.tsx';
import { listOf } from '../../text/index.ts';
import type { RemoteModel } from './remote-model.ts';
import styles from './Table.module.css';

interface Props {
  readonly model: RemoteModel;
  readonly names: readonly string[];
  answer(request: number, yes: boolean): void;
}

/** What somebody asks of the others, above the dock. */
export function Requests({ model, names, answer }: Props) {
  const { around } = model.link;
  const [request] = around.requests;
  if (!request || around.mine === null) return null;
  return <Request {...{ model, names, answer, request }} />;
}

function Request({ model, names, answer, request }: Props & { readonly request: RequestInfo }) {
  const { lang } = useWords();
  const words = useOnlineWords().table;
  const { kind, seat, agreed, n } = request;
  const { config, you } = model.link;
  const isOwn = seat === you;
  const said = you !== undefined && agreed.includes(you);
  const others = agreed.map((one) => names[one] as string);
  const title = isOwn ? words.asked[kind] : words.asks[kind](names[seat] as string);
  const move = kind === 'takeback' && latestOf(model, seat as Seat);
  return (
    <div
      className={styles.request}
      role="alertdialog"
      aria-label={title}
      data-tone={config.seats[seat]}
      data-testid="request"
    >
      <Mark game={config.game} colour={config.seats[seat] as string} size={32} />
      <p>
        <b>{title}</b>
        {move && <span>{move}</span>}
        <span>{others.length > 0 ? words.agreed(listOf(lang, others)) : words.noneAgreed}</span>
      </p>
      {isOwn ? (
        <button type="button" onClick={() => answer(n, false)}>
          {words.withdraw}
        </button>
      ) : said ? (
        <span className="soft">{words.waiting}</span>
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

/** How the log told the decision that would be taken back. What was decided together is several people's. */
function latestOf({ link, face }: RemoteModel, seat: Seat): string | undefined {
  const latest = link.log.findLast(({ kind, who }) => who === seat && (kind === 'move' || kind === 'commitment'));
  return latest?.kind === 'move' ? toldOf(face.text, latest.events, link.config)[0]?.text : undefined;
}

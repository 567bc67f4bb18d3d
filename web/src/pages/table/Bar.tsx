import { Icon, Logo } from '../../app/icons.tsx';
import { links } from '../../app/route.ts';
import { useWords, whenText } from '../../app/words.ts';
import { Mark } from '../../parts/Mark.tsx';
import { useAround } from './around.ts';
import styles from './Bar.module.css';
import type { TableModel } from './model.ts';
import { type Tool, Tools } from './tools.tsx';
import type { Layout } from './useLayout.ts';

interface Props {
  readonly model: TableModel;
  readonly layout: Layout;
  readonly tools: readonly Tool[];
  /** Stands there while nothing is asked or shown, as between two sentences of a lesson. */
  readonly idle?: string | undefined;
}

const BESIDE: { readonly [layout in Layout]: readonly Tool['id'][] } = {
  wide: [],
  desk: ['undo', 'hint', 'log', 'chat', 'rules', 'menu'],
  tablet: ['undo', 'hint', 'log', 'chat', 'rules', 'menu'],
  phone: [],
  low: ['log', 'chat', 'rules', 'menu'],
};

/** Where one is, what is asked or being shown as one sentence, and what else one can do. */
export function Bar({ model, layout, tools, idle }: Props) {
  const { t } = useWords();
  const { link, face, shown, isMine } = model;
  const { name } = face.text;
  const around = useAround();
  return (
    <header className={styles.bar} data-mine={isMine || undefined} data-region="" tabIndex={-1} data-testid="prompt">
      {layout !== 'phone' && (
        <>
          <a className={styles.logo} href={links.home} aria-label={`Penumbra · ${t.app.home}`}>
            <Logo />
          </a>
          <div className={styles.where}>
            <b>{name}</b>
            <span>{whenText(t, shown.seen.round, link.game.facts.counts, shown.seen.turn.kind === 'over')}</span>
          </div>
        </>
      )}
      <Sentence {...{ model, idle }} />
      {around?.clock}
      <div className={styles.tools}>
        <Tools tools={tools} only={BESIDE[layout]} look="caption" />
        {layout === 'wide' && <Tools tools={tools} only={['rules', 'menu']} look="quiet" />}
      </div>
    </header>
  );
}

/** What the tag says need not be said twice. */
function withoutTag(sentence: string, tag: string): string {
  if (!sentence.startsWith(`${tag}: `)) return sentence;
  const rest = sentence.slice(tag.length + 2);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** While an event is shown the sentence names it; otherwise it says what is asked, or who is waited for. */
function Sentence({ model, idle }: Pick<Props, 'model' | 'idle'>) {
  const { t } = useWords();
  const { link, face, shown, isMine, seat } = model;
  const { seen, event } = shown;
  const { turn } = seen;
  const around = useAround();
  const isIdle = !event && turn.kind === 'chance';
  const asked = (isIdle ? idle : undefined) ?? around?.prompt ?? face.text.prompt(seen, seat);
  const said = (event && face.text.moment?.(event, link.config)) ?? asked;
  const sentence = isMine ? withoutTag(said, t.table.yourTurn) : said;
  const other = turn.kind === 'seat' && !isMine ? turn.seat : undefined;
  return (
    <div className={styles.say}>
      {isMine && <span className={styles.tag}>{t.table.yourTurn}</span>}
      {!isMine && seat === undefined && turn.kind !== 'over' && link.you === undefined && <Icon name="eye" size={22} />}
      {other !== undefined && shown.live && (
        <Mark game={link.config.game} colour={link.config.seats[other] as string} size={26} />
      )}
      <p role="status" aria-label={t.table.prompt}>
        {sentence}
      </p>
    </div>
  );
}

// What one can do around a game, wherever its button stands: beside the prompt, in the dock or at the foot of a phone.
import { Icon, type IconName } from '../../app/icons.tsx';
import { useWords } from '../../app/words.ts';
import { useAround } from './around.ts';
import type { TableModel } from './model.ts';
import styles from './Tools.module.css';

export type Panel = 'log' | 'chat' | 'rules' | 'menu' | 'keys';

export interface Tool {
  readonly id: 'undo' | 'hint' | Panel;
  readonly icon: IconName;
  readonly label: string;
  /** Says more than the label, for ears. */
  readonly name?: string | undefined;
  /** What it would do now, or why it would do nothing. */
  readonly help?: string | undefined;
  readonly off?: boolean;
  /** How much is new behind it. */
  readonly count?: number;
  press(): void;
}

export function useTools(model: TableModel, open: (panel: Panel) => void): readonly Tool[] {
  const { t } = useWords();
  const around = useAround();
  const { link, face } = model;
  const last = link.log.findLast(({ who, events }) => who === model.seat && events.length > 0);
  const undoes = last?.events.flatMap((event) => face.text.event(event, link.config) ?? [])[0];
  const hint: Tool = {
    id: 'hint',
    icon: 'hint',
    label: t.table.hint,
    off: link.seen.legal.length === 0 || model.hint?.kind === 'thinking',
    help: link.seen.legal.length === 0 ? t.table.hintNone : undefined,
    press: () => void model.askHint(),
  };
  return [
    {
      id: 'undo',
      icon: 'undo',
      label: t.table.undo,
      off: !link.canUndo,
      help: link.canUndo ? undoes && t.table.undoes(undoes) : model.whyNoUndo,
      press: model.undo,
    },
    ...(link.assist === 'off' || around?.hints === false ? [] : [hint]),
    { id: 'log', icon: 'log', label: t.table.log, press: () => open('log') },
    ...(around?.chat
      ? [
          {
            id: 'chat',
            icon: 'chat',
            label: around.chat.title,
            name: around.chat.label,
            count: around.chat.unread,
            press: () => open('chat'),
          } as const,
        ]
      : []),
    { id: 'rules', icon: 'rules', label: t.table.rules, press: () => open('rules') },
    { id: 'menu', icon: 'menu', label: t.table.more, press: () => open('menu') },
  ];
}

interface Props {
  readonly tools: readonly Tool[];
  readonly only: readonly Tool['id'][];
  /** `button`: words beside the sign; `caption`: below it. */
  readonly look: 'button' | 'caption' | 'quiet';
}

export function Tools({ tools, only, look }: Props) {
  return tools
    .filter(({ id }) => only.includes(id))
    .map((tool) => <ToolButton key={tool.id} tool={tool} look={look} />);
}

/** Disabled it keeps its place, can still be reached, and says why. */
function ToolButton({ tool, look }: { readonly tool: Tool; readonly look: Props['look'] }) {
  // Not generated: that would depend on when it was drawn, and twin worlds have to be the same.
  const help = `tool-${tool.id}-${look}`;
  const { icon, label, off } = tool;
  return (
    <>
      <button
        type="button"
        className={look === 'button' ? styles.button : look === 'quiet' ? 'quiet' : styles.caption}
        aria-disabled={off || undefined}
        aria-describedby={tool.help ? help : undefined}
        title={tool.help}
        onClick={tool.press}
      >
        <Icon name={icon} />
        <span aria-hidden={tool.name !== undefined || undefined}>{label}</span>
        {tool.name && <span className="hidden">{tool.name}</span>}
        {tool.count ? (
          <b className={styles.count} aria-hidden="true">
            {tool.count}
          </b>
        ) : null}
      </button>
      {tool.help && (
        <span id={help} hidden>
          {tool.help}
        </span>
      )}
    </>
  );
}

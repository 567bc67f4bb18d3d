// What is said beside the map: why not, what a move would bring, and the choices that have no place on it.
import { Beside, type Selection } from '@penumbra/board';
import type { Seat } from '@penumbra/kit';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { hexAt } from '../src/atlas.ts';
import type { Move } from '../src/moves/move.ts';
import type { View } from '../src/view.ts';
import { type Contract, cellNamed, type Hex, RESOURCES, type Resource } from '../src/words.ts';
import type { ViaText } from '../text/words.ts';
import { Icon, kindOf } from './art/Use.tsx';
import styles from './Call.module.css';
import { Goods } from './Goods.tsx';
import { type Menu, menuOf, menuTitle } from './menu.ts';
import type { Preview } from './preview.ts';
import { atlasOfView, plotsOf } from './survey.ts';

interface CallsProps {
  readonly view: View;
  readonly seat: Seat | undefined;
  readonly text: ViaText;
  readonly selection: Selection<Move>;
  readonly preview: Preview | undefined;
  /** Where the preview belongs; undefined = it is shown elsewhere. */
  readonly beside: string | undefined;
  readonly keep: { readonly [name: string]: number };
  /** Without a dock the bubble has the buttons. */
  readonly buttons: boolean;
}

export function Calls(props: CallsProps): ReactElement {
  const { selection, view, preview, beside, keep, text } = props;
  const { refusal } = selection;
  const menu = menuOf(selection, view);
  return (
    <>
      {refusal && (
        <Beside
          key={refusal.id}
          of={refusal.at}
          keep={keep}
          within="stage"
          role={refusal.own ? 'alert' : undefined}
          className={`vn-theme ${styles.no}`}
        >
          <Icon id="no" />
          <span>{refusal.sentence}</span>
        </Beside>
      )}
      {!refusal && menu && (
        <Beside
          key="menu"
          of={menu.at}
          keep={keep}
          within="stage"
          className={styles.call}
          label={menuTitle(menu, text)}
        >
          <MenuBody {...props} menu={menu} />
        </Beside>
      )}
      {!refusal && !menu && preview && beside !== undefined && (
        <Beside key="preview" of={beside} keep={keep} within="stage" role="status" className={styles.call}>
          <PreviewBody preview={preview}>
            {props.buttons && selection.chosen.length > 0 && <Buttons {...props} />}
          </PreviewBody>
        </Beside>
      )}
    </>
  );
}

function PreviewBody({
  preview,
  children,
}: {
  readonly preview: Preview;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <>
      <b className={styles.title}>{preview.title}</b>
      {preview.lines.map(({ words, goods, tone }) => (
        <span key={`${words} ${goods}`} className={styles.line} data-tone={tone}>
          {words}
          {goods !== undefined && <Goods goods={goods} />}
        </span>
      ))}
      {children}
    </>
  );
}

function Buttons({ selection, text }: CallsProps): ReactElement {
  const move = selection.preview;
  return (
    <span className={styles.buttons}>
      {move && (
        <button type="button" className={styles.main} onClick={() => selection.commit()}>
          {text.gains.act[move.kind]}
        </button>
      )}
      <button type="button" onClick={() => selection.clear()}>
        {text.labels.putBack}
      </button>
    </span>
  );
}

/** Opened by the keyboard it takes the focus along. */
function MenuBody({ menu, text, view, selection, seat }: CallsProps & { readonly menu: Menu }): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const key = menu.options.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every menu
  useEffect(() => {
    if (document.activeElement?.matches('[data-element]:focus-visible')) list.current?.querySelector('button')?.focus();
  }, [key]);
  return (
    <div ref={list} className={styles.menu} data-kind={menu.kind}>
      <b className={styles.title}>{menuTitle(menu, text)}</b>
      {menu.stakes && (
        <button type="button" onClick={() => selection.commit()}>
          <Icon id="v-site" />
          {text.labels.stakeHere}
        </button>
      )}
      {menu.options.map((name) => (
        <button key={name} type="button" {...selection.mark(name)}>
          <Option {...{ name, text, view, seat }} />
        </button>
      ))}
    </div>
  );
}

type OptionProps = Pick<CallsProps, 'text' | 'view' | 'seat'> & { readonly name: string };

function Option({ name, text, view, seat }: OptionProps): ReactElement {
  const [first, ...rest] = name.split(' ');
  if (first === 'give' || first === 'take') {
    const kind = RESOURCES.indexOf(rest[0] as never) as Resource;
    return (
      <>
        <Icon id={`good-${kindOf(kind)}`} />
        {text.kind(kind)}
      </>
    );
  }
  if (first === 'pay') {
    return (
      <>
        {rest
          .join('')
          .split(',')
          .map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: goods of a kind are alike
            <Icon key={i} id={`good-${kind}`} label={text.kind(RESOURCES.indexOf(kind as never) as Resource)} />
          ))}
      </>
    );
  }
  if (first === 'contract') {
    const contract = view.config.box.contracts.findIndex(({ id }) => id === rest.join(' ')) as Contract;
    return (
      <>
        <Icon id={`c-${view.config.box.contracts[contract]?.kind}`} />
        {text.labels.buildHere(text.contract(contract, view.config))}
      </>
    );
  }
  if (first === 'carry') {
    return (
      <>
        <Icon id="v-carry" />
        {text.labels.carryHere}
      </>
    );
  }
  return <PlotOption {...{ name, text, view, seat }} />;
}

/** An own site among two: by what lies on it. */
function PlotOption({ name, text, view, seat }: OptionProps): ReactElement {
  const [cell = '', nth = '1'] = name.split('.');
  const hex = hexAt(atlasOfView(view), cellNamed(cell)!) as Hex;
  const on = plotsOf(view, hex).find((one) => one.kind === 'site' && one.seat === seat && one.nth === Number(nth));
  return (
    <>
      <b>{nth}</b>
      {on?.kind === 'site' && (on.goods === 0 ? text.labels.none : <Goods goods={on.goods} />)}
    </>
  );
}

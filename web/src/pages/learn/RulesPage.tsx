import type { RulesBlock } from '@penumbra/kit';
import { Fragment, useEffect } from 'react';
import { Icon } from '../../app/icons.tsx';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { type Face, useFace } from '../../games/face.ts';
import { Diagram } from './Diagram.tsx';
import styles from './Learn.module.css';
import { LearnPage } from './LearnPage.tsx';
import { markRead } from './read.ts';
import { type Rules, useRulesPage } from './useRulesPage.ts';

interface Props {
  readonly id: string;
  readonly section: string | undefined;
}

export function RulesPage({ id, section }: Props) {
  const { lang } = useWords();
  const face = useFace(id, lang);
  const { rules } = face.ui;
  return rules ? <Loaded key={lang} {...{ id, section, face, rules }} /> : <LearnPage id={id} />;
}

interface Loaded {
  readonly id: string;
  readonly face: Face;
  readonly rules: Rules;
}

function Loaded({ id, section, face, rules }: Props & Loaded) {
  const { t } = useWords();
  const { sections } = useRulesPage(id, rules);
  useRead(id);
  useEffect(() => {
    if (section) document.getElementById(`rules-${section}`)?.scrollIntoView();
  }, [section]);
  return (
    <main className="page" id="content" tabIndex={-1}>
      <div className={styles.title}>
        <h1>
          {face.text.name}: {t.learn.rules}
        </h1>
        {face.ui.guide && (
          <a className="button" href={links.guide(id)}>
            <Icon name="play" />
            {t.learn.playGuide}
          </a>
        )}
      </div>
      <div className={styles.rules}>
        <nav aria-label={t.learn.contents}>
          <ul>
            {sections.map(({ id: one, title }) => (
              <li key={one}>
                <a href={links.rules(id, one)} aria-current={one === section ? 'true' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <RulesText {...{ id, face, rules }} />
      </div>
    </main>
  );
}

/** All chapters, one after the other; also beside a game that is being played. */
export function RulesText({ id, face, rules }: Loaded) {
  const { sections } = useRulesPage(id, rules);
  return (
    <div className={styles.text}>
      {sections.map(({ id: one, title, blocks }) => (
        <section key={one} id={`rules-${one}`} aria-label={title} className="card">
          <h2>{title}</h2>
          {blocks.map((block, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change places
            <Block key={i} block={block} face={face} />
          ))}
          <span id={`end-${one}`} />
        </section>
      ))}
    </div>
  );
}

/** A chapter whose end was on the screen has been read. */
function useRead(game: string): void {
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) markRead(game, target.id.replace('end-', ''));
      }
    });
    for (const end of document.querySelectorAll('[id^=end-]')) observer.observe(end);
    return () => observer.disconnect();
  }, [game]);
}

function Block({ block, face }: { readonly block: RulesBlock; readonly face: Face }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className={styles.note}>
          <Words text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <Words text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <RulesTable block={block} />;
    case 'diagram':
      return <Diagram block={block} face={face} />;
    default:
      return block satisfies never;
  }
}

function RulesTable({ block }: { readonly block: Extract<RulesBlock, { kind: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and keys have to reach that
    <section className={styles.scroll} tabIndex={0} aria-label={block.head.join(', ')}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                <Words text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                <td key={i}>
                  <Words text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What stands between double brackets is our reading, and says so. */
function Words({ text }: { readonly text: string }) {
  const { t } = useWords();
  return text.split(/\[\[|\]\]/).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
      <span key={i} className={styles.ruling}>
        <Strong text={part} /> <small>{t.learn.ruling}</small>
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
      <Strong key={i} text={part} />
    ),
  );
}

/** Words between double asterisks are strong. */
function Strong({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('**').map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
        <Fragment key={i}>{i % 2 === 1 ? <strong>{part}</strong> : part}</Fragment>
      ))}
    </>
  );
}

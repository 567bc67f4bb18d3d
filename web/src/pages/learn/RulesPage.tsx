import type { GameUi, RulesPage as Rules, RulesBlock } from '@penumbra/board';
import { Fragment, use, useEffect, useState } from 'react';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { type Face, useFace } from '../../games/face.ts';
import { Diagram } from './Diagram.tsx';
import styles from './Learn.module.css';
import { LearnPage } from './LearnPage.tsx';

interface Props {
  readonly id: string;
  readonly section: string | undefined;
}

export function RulesPage({ id, section }: Props) {
  const { lang } = useWords();
  const face = useFace(id, lang);
  return face.ui ? <Loaded key={lang} {...{ id, section, face }} ui={face.ui} /> : <LearnPage id={id} />;
}

const pages = new Map<string, Promise<Rules>>();

function Loaded({ id, section, face, ui }: Props & { readonly face: Face; readonly ui: GameUi }) {
  const { t, lang } = useWords();
  const key = `${id}/${lang}`;
  const [loading] = useState(() => pages.get(key) ?? ui.rules[lang]());
  pages.set(key, loading);
  const { sections } = use(loading);
  useEffect(() => {
    if (section) document.getElementById(`rules-${section}`)?.scrollIntoView();
  }, [section]);
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        {face.text.name}: {t.learn.rules}
      </h1>
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
        <div className={styles.text}>
          {sections.map(({ id: one, title, blocks }) => (
            <section key={one} id={`rules-${one}`} aria-label={title}>
              <h2>{title}</h2>
              {blocks.map((block, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change places
                <Block key={i} block={block} face={face} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}

function Block({ block, face }: { readonly block: RulesBlock; readonly face: Face }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Strong text={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className={styles.note}>
          <Strong text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <Strong text={item} />
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
                <Strong text={cell} />
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
                  <Strong text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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

import type { GameUi } from '@penumbra/board';
import type { RulesBlock, RulesPage, RulesSection } from '@penumbra/kit';
import { use } from 'react';
import { useWords } from '../../app/words.ts';

// `use` wants the same promise every time it asks.
const pages = new Map<string, Promise<RulesPage>>();

export type Rules = NonNullable<GameUi['rules']>;

/** The rules of a game in the reader's language, loaded once. */
export function useRulesPage(id: string, rules: Rules): RulesPage {
  const { lang } = useWords();
  const key = `${id}/${lang}`;
  const loading = pages.get(key) ?? rules[lang]();
  pages.set(key, loading);
  return use(loading);
}

const WORDS_A_MINUTE = 180;

function textOf(block: RulesBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'list':
      return block.items.join(' ');
    case 'table':
      return block.rows.flat().join(' ');
    case 'diagram':
      return block.caption;
    default:
      return block satisfies never;
  }
}

/** How long a chapter takes to read, in whole minutes. */
export const minutesOf = ({ blocks }: RulesSection): number =>
  Math.max(1, Math.round(blocks.map(textOf).join(' ').split(/\s+/).length / WORDS_A_MINUTE));

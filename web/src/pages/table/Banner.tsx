import { useWords } from '../../app/words.ts';
import type { TableModel } from './model.ts';
import { Strip } from './Strip.tsx';

/** What holds a table up, whatever link it hangs on. */
export function Banner({ model }: { readonly model: TableModel }) {
  const { t } = useWords();
  if (model.link.problem) {
    return (
      <Strip role="alert" tone="bad" testId="banner">
        <b>{t.table.problem(model.link.problem)}</b>
      </Strip>
    );
  }
  if (model.isPaused) {
    return (
      <Strip role="status" testId="banner" act={t.table.goOn} onAct={() => model.pause(false)}>
        <b>{t.table.paused}</b>
      </Strip>
    );
  }
  if (model.isAgain) {
    return (
      <Strip role="status" testId="banner" act={t.table.stop} onAct={model.finish}>
        <b>{t.table.showingAgain}</b>
      </Strip>
    );
  }
  return null;
}

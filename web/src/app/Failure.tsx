import { Component, type ReactNode } from 'react';
import { Notice } from '../parts/Notice.tsx';
import type { ShellText } from '../text/index.ts';
import { links } from './route.ts';

interface Props {
  readonly t: ShellText;
  readonly children: ReactNode;
}

/** Where errors of a page end: the frame stays, and the games are in storage. */
export class Failure extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { t, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return (
      <Notice title={t.app.failed}>
        <p>{t.app.failedHelp}</p>
        <details>
          <summary>{t.home.exactly}</summary>
          <p className="soft">{error instanceof Error ? error.message : String(error)}</p>
        </details>
        <div className="row">
          <button type="button" className="main" onClick={() => location.reload()}>
            {t.app.reload}
          </button>
          <a className="button" href={links.home}>
            {t.app.backHome}
          </a>
        </div>
      </Notice>
    );
  }
}

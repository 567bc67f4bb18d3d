import { Component, type ReactNode } from 'react';
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
      <main className="page narrow" id="content">
        <h1>{t.app.failed}</h1>
        <p>{t.app.failedHelp}</p>
        <p className="soft">{error instanceof Error ? error.message : String(error)}</p>
        <div className="row">
          <button type="button" className="main" onClick={() => location.reload()}>
            {t.app.reload}
          </button>
          <a className="button" href={links.home}>
            {t.app.backHome}
          </a>
        </div>
      </main>
    );
  }
}

// A table on the screen: the session, what is being shown of it, and what the person is about to do.
import { MomentQueue, type Refused, type Showing } from '@penumbra/board';
import type { GameTypes, Refusal, Seat } from '@penumbra/kit';
import { announce, hush } from '../../app/announce.ts';
import { browserClock, frameDrawn, sleep } from '../../app/clock.ts';
import type { Face } from '../../games/face.ts';
import type { Saved } from '../../session/saved.ts';
import { type News, Session } from '../../session/session.ts';
import { tables } from '../../session/tables.ts';
import { motionNow, useSettings } from '../../settings/settings.ts';
import { playSound } from '../../sound.ts';
import type { ShellText } from '../../text/index.ts';
import { HINT_LEVEL } from '../../think/levels.ts';
import { think } from '../../think/thinker.ts';

type Move = GameTypes['Move'];

/** Between two steps of others, so that the eye can follow; longer when a slip could still be taken back. */
const PACE_MS = 250;
const UNDO_MS = 1_200;

export class TableModel {
  readonly session: Session;
  readonly queue: MomentQueue;
  refused: Refused | undefined;
  pending: Move | undefined;
  hint: { readonly kind: 'thinking' } | { readonly kind: 'move'; readonly move: Move } | undefined;
  version = 0;
  face: Face;
  t: ShellText;
  #refusals = 0;
  /** Whether anything was shown since the table was opened; a board of text shows nothing in between. */
  #shown: boolean;
  #listeners = new Set<() => void>();

  constructor(saved: Saved, face: Face, t: ShellText) {
    this.face = face;
    this.t = t;
    this.#shown = !face.ui;
    this.queue = new MomentQueue({
      clock: browserClock,
      duration: (event) => this.face.ui?.duration(event) ?? 0,
      instant: () => document.hidden || motionNow() === 'reduced',
      onMoment: (event) => playSound(this.face.ui?.sound?.(event)),
    });
    this.session = new Session(saved, {
      think,
      pace: (undo) => this.#pace(undo),
      frame: frameDrawn,
      save: (changed) => tables.save(changed),
      now: () => Date.now(),
    });
  }

  /** Starts the driver; the answer stops it. */
  open = (): (() => void) => {
    const stopListening = this.session.subscribe((news) => this.#onNews(news));
    const stopShowing = this.queue.subscribe(() => {
      this.#shown = true;
      this.#changed();
    });
    // A tab that is hidden in the middle of a scene does not wait for it.
    const onHide = (): void => {
      if (document.hidden) this.queue.finish();
    };
    document.addEventListener('visibilitychange', onHide);
    void this.session.drive();
    return () => {
      stopListening();
      stopShowing();
      document.removeEventListener('visibilitychange', onHide);
      this.session.stop();
      this.queue.clear();
    };
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get showing(): Showing | undefined {
    return this.session.eyes.kind === 'curtain' ? undefined : this.queue.showing;
  }

  act = (move: Move): void => {
    this.queue.finish();
    const { seat, refusal } = this.#judge(move);
    if (seat === undefined || refusal) return this.#refuse(move, refusal ?? { code: 'not-your-turn', at: [] });
    if (useSettings.getState().confirm && this.pending !== move) {
      this.pending = move;
      this.refused = undefined;
      return this.#changed();
    }
    this.#commit(move);
  };

  confirm = (): void => {
    if (this.pending) this.#commit(this.pending);
  };

  cancel = (): void => {
    this.pending = undefined;
    this.#changed();
  };

  undo = (): void => {
    if (this.session.undoSeat === undefined) return;
    this.#forget();
    this.queue.clear();
    this.session.undo();
  };

  retract = (): void => {
    this.#forget();
    this.session.retract();
  };

  unveil = (): void => {
    this.queue.clear();
    this.session.unveil();
  };

  /** What the bot would do with this seat's knowledge. */
  askHint = async (): Promise<void> => {
    const { session } = this;
    const { eyes, table, seen } = session;
    if (eyes.kind !== 'seat' || seen.legal.length === 0) return;
    this.hint = { kind: 'thinking' };
    this.#changed();
    const step = table.steps.length;
    const text = await think({ table, seen, seat: eyes.seat, level: HINT_LEVEL, seed: `hint/${step}` }).catch(
      () => undefined,
    );
    if (session.table.steps.length !== step || session.eyes !== eyes) return;
    const { game, config } = table;
    const move = seen.legal.find((one) => game.notation.move(one, config) === text);
    this.hint = move && { kind: 'move', move };
    if (move) announce([this.t.table.hintSays(this.face.text.move(move, config))]);
    this.#changed();
  };

  #judge(move: Move): { readonly seat: Seat | undefined; readonly refusal: Refusal | undefined } {
    const { eyes, table, seen } = this.session;
    if (eyes.kind !== 'seat') return { seat: undefined, refusal: undefined };
    if (seen.legal.includes(move)) return { seat: eyes.seat, refusal: undefined };
    if (table.turn.kind === 'over') return { seat: eyes.seat, refusal: { code: 'game-over', at: [] } };
    if (table.turn.kind === 'chance') return { seat: eyes.seat, refusal: { code: 'waiting-for-chance', at: [] } };
    if (seen.mine) return { seat: eyes.seat, refusal: { code: 'already-committed', at: [] } };
    if (seen.legal.length === 0) return { seat: eyes.seat, refusal: { code: 'not-your-turn', at: [] } };
    return { seat: eyes.seat, refusal: table.game.refuse(table.state, eyes.seat, move) };
  }

  #commit(move: Move): void {
    this.#forget();
    const answer = this.session.act(move);
    if (!answer.ok) this.#refuse(move, answer.refusal);
  }

  #refuse(move: Move, refusal: Refusal): void {
    const { config } = this.session.table;
    const own = (this.t.refusals as { readonly [code: string]: string })[refusal.code];
    const sentence = own ?? this.face.text.refusal(refusal, config);
    this.pending = undefined;
    this.refused = { refusal: refusal as Refused['refusal'], move, sentence, id: ++this.#refusals };
    playSound('loss');
    announce([sentence]);
    this.#changed();
  }

  #onNews(news: News | undefined): void {
    if (this.session.eyes.kind === 'curtain') {
      this.#forget();
      this.queue.clear();
      hush();
    } else if (news) {
      // That somebody else has chosen in secret is no reason to take a sentence or a question away.
      if (news.events.length > 0) this.#forget();
      this.queue.push(news);
      const { config } = this.session.table;
      announce(news.events.flatMap((event) => this.face.text.event(event, config) ?? []));
    }
    this.#changed();
  }

  #forget(): void {
    this.refused = undefined;
    this.pending = undefined;
    this.hint = undefined;
  }

  async #pace(undo: boolean): Promise<void> {
    await this.queue.whenIdle();
    if (document.hidden) return;
    // Before the first scene there is nothing for the eye to catch up with.
    const isQuick = motionNow() === 'reduced' || !this.#shown;
    await sleep(undo ? UNDO_MS : isQuick ? 0 : PACE_MS);
  }

  #changed(): void {
    this.version++;
    for (const listener of this.#listeners) listener();
  }
}

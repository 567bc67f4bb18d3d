// A table on the screen: the link to it, what is being shown of it, and what the person is about to do.
import { type Act, MomentQueue, type Refused, type Scene, type Showing } from '@penumbra/board';
import { type GameTypes, type Heard, type Link, type Refusal, refusalOf, type Seat, toldOf } from '@penumbra/kit';
import { announce, hush } from '../../app/announce.ts';
import { browserClock, sleep } from '../../app/clock.ts';
import { type Face, isDrawn } from '../../games/face.ts';
import type { Saved } from '../../session/saved.ts';
import { motionNow, useSettings } from '../../settings/settings.ts';
import { playSound } from '../../sound.ts';
import type { ShellText } from '../../text/index.ts';
import { type Hint, hintFor } from './hint.ts';
import { type Shown, shownOf } from './shown.ts';

type Move = GameTypes['Move'];
const NOTHING: readonly string[] = [];

/** Between two steps of others, so that the eye can follow; longer when a slip could still be taken back. */
const PACE_MS = 250;
const UNDO_MS = 1_200;

/** A link that a person plays over. */
export interface TableLink extends Link {
  readonly assist: Saved['assist'];
  /** The seat of whoever reads this; undefined where several people share the device, or nobody plays. */
  readonly you: Seat | undefined;
  /** Lets the table go on; the answer stops it. */
  open(): () => void;
}

/** How a table on this device knows when the eye has caught up. */
export type Pace = (undo: boolean) => Promise<void>;

export class TableModel<L extends TableLink = TableLink> {
  readonly link: L;
  readonly queue: MomentQueue;
  refused: Refused | undefined;
  pending: Move | undefined;
  hint: Hint | undefined;
  /** What the committing button does, as the board says. */
  offered: Act | undefined;
  /** Why a button that was pressed does nothing now. */
  note: string | undefined;
  isPaused = false;
  version = 0;
  face: Face;
  t: ShellText;
  #refusals = 0;
  /** Elements that a lesson, and those that a line of the log is about. */
  #lesson: readonly string[] = NOTHING;
  #told: readonly string[] = NOTHING;
  /** Whether anything was shown since the table was opened; a board of text shows nothing in between. */
  #wasShown: boolean;
  /** What was seen since the viewer's last decision, that one included; only while the same eyes look on. */
  #recent: Scene[] = [];
  /** While they are shown again: how many are still to come. */
  #again = 0;
  #shown: { readonly from: readonly unknown[]; readonly shown: Shown } | undefined;
  #goOn: (() => void)[] = [];
  #listeners = new Set<() => void>();

  constructor(connect: (pace: Pace) => L, face: Face, t: ShellText) {
    this.face = face;
    this.t = t;
    this.#wasShown = !isDrawn(face);
    this.queue = new MomentQueue({
      clock: browserClock,
      duration: (event) => this.face.ui.duration(event, this.link.config),
      instant: () => document.hidden || motionNow() === 'reduced',
      onMoment: (event) => playSound(this.face.ui.sound?.(event)),
      onShown: (scene) => this.#tell(scene),
    });
    this.link = connect((undo) => this.#pace(undo));
  }

  /** Lets the table go on; the answer stops it. */
  open = (): (() => void) => {
    const stopListening = this.link.subscribe((heard) => this.#onHeard(heard));
    const stopShowing = this.queue.subscribe(() => {
      this.#wasShown = true;
      this.#changed();
    });
    // A tab that is hidden in the middle of a scene does not wait for it.
    const onHide = (): void => {
      if (document.hidden) this.queue.finish();
    };
    document.addEventListener('visibilitychange', onHide);
    const close = this.link.open();
    return () => {
      stopListening();
      stopShowing();
      document.removeEventListener('visibilitychange', onHide);
      close();
      this.queue.clear();
    };
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get showing(): Showing | undefined {
    return this.link.curtain === undefined ? this.queue.showing : undefined;
  }
  /** The moment that everything on the screen shows; the same object until it changes. */
  get shown(): Shown {
    const { seen, log } = this.link;
    const from = [seen, log, this.showing];
    if (!this.#shown || this.#shown.from.some((one, i) => one !== from[i])) {
      this.#shown = { from, shown: shownOf(seen, log, this.showing) };
    }
    return this.#shown.shown;
  }
  /** Whose hands these are. */
  get seat(): Seat | undefined {
    const { viewer } = this.link.seen.view;
    return viewer === 'public' ? undefined : viewer;
  }
  /** Whether the person is asked, and sees it. */
  get isMine(): boolean {
    return this.shown.live && this.link.seen.legal.length > 0;
  }
  get canShowAgain(): boolean {
    return this.#recent.length > 0 && isDrawn(this.face);
  }
  get isAgain(): boolean {
    return this.#again > 0;
  }

  act = (move: Move): void => {
    this.finish();
    const { game, seen } = this.link;
    const refusal = refusalOf(game, seen, move);
    if (refusal) return this.#refuse(move, refusal);
    if (useSettings.getState().confirm && this.pending !== move) {
      this.#forget();
      this.pending = move;
      return this.#changed();
    }
    void this.#commit(move);
  };

  confirm = (): void => {
    if (this.pending) void this.#commit(this.pending);
  };

  /** Neither what waits for a yes, nor what was proposed. */
  cancel = (): void => {
    this.pending = undefined;
    this.hint = undefined;
    this.#changed();
  };

  undo = (): void => {
    if (!this.link.canUndo) return this.say(this.whyNoUndo);
    this.leap(() => this.link.undo());
  };

  get whyNoUndo(): string {
    const { seat, t } = this;
    if (this.link.seen.turn.kind === 'over') return t.refusals['game-over'];
    return this.link.log.some(({ who }) => who === seat) ? t.refusals['nothing-to-undo'] : t.table.undoNothing;
  }

  retract = (): void => {
    this.#forget();
    this.link.retract();
  };

  unveil = (): void => {
    this.queue.clear();
    this.link.unveil();
  };

  offer = (act: Act | undefined): void => {
    this.offered = act;
    this.#changed();
  };

  say = (note: string): void => {
    this.note = note;
    announce([note]);
    this.#changed();
  };

  get point(): readonly string[] {
    return this.#told.length > 0 ? this.#told : this.#lesson;
  }

  /** What a line of the log told about. */
  pointAt = (event: GameTypes['Event'] | undefined): void => {
    const told = (event && this.face.ui.about?.(event, this.link.config)) ?? NOTHING;
    if (this.#told.length === 0 && told.length === 0) return;
    this.#told = told;
    this.#changed();
  };

  /** What a lesson talks about. */
  pointTo = (elements: readonly string[] = NOTHING): void => {
    this.#lesson = elements;
    this.#changed();
  };

  /** Does something that is no move, without waiting for the show. */
  skip = (run: () => void): void => {
    this.finish();
    this.#forget();
    run();
  };

  /** Does something after which nothing that was going to be shown is true. */
  leap = (run: () => void): void => {
    this.#forget();
    this.#recent = [];
    this.#stopAgain();
    this.queue.clear();
    run();
  };

  /** Whoever wants to act does not wait for the show. */
  finish = (): void => {
    this.#stopAgain();
    this.pause(false);
    this.queue.finish();
  };

  pause = (isPaused: boolean): void => {
    if (this.isPaused === isPaused) return;
    this.isPaused = isPaused;
    this.queue.hold(isPaused);
    if (!isPaused) for (const goOn of this.#goOn.splice(0)) goOn();
    this.#changed();
  };

  /** What happened since the last decision, once more, each scene in its own time. */
  showAgain = async (): Promise<void> => {
    this.finish();
    const scenes = this.#recent;
    this.#again = scenes.length;
    for (const scene of scenes) {
      this.queue.push(scene);
      await this.queue.whenIdle();
      if (this.#again === 0) return;
      this.#again--;
    }
    this.#changed();
  };

  #stopAgain(): void {
    if (this.#again === 0) return;
    this.#again = 0;
    this.queue.clear();
  }

  /** What the bot would do with this seat's knowledge, and why as far as numbers can say. */
  askHint = async (): Promise<void> => {
    const { seen } = this.link;
    if (seen.legal.length === 0) return this.say(this.t.table.hintNone);
    this.#forget();
    const thinking: Hint = { kind: 'thinking' };
    this.hint = thinking;
    this.#changed();
    const hint = await hintFor(this.link);
    // Whatever made it useless has forgotten it. That somebody else has chosen in secret has not.
    if (this.hint !== thinking) return;
    this.hint = hint;
    if (hint) announce([this.t.table.hintSays(this.face.text.move(hint.move, this.link.config))]);
    this.#changed();
  };

  playHint = (): void => {
    if (this.hint?.kind === 'move') void this.#commit(this.hint.move);
  };

  async #commit(move: Move): Promise<void> {
    this.#forget();
    const refusal = await this.link.act(move);
    if (refusal) this.#refuse(move, refusal);
  }

  /** Says why something was refused that is no move. */
  explain = (refusal: Refusal): void => this.say(this.#sentence(refusal));

  #sentence(refusal: Refusal): string {
    const own = (this.t.refusals as { readonly [code: string]: string })[refusal.code];
    return own ?? this.face.text.refusal(refusal, this.link.config);
  }

  #refuse(move: Move, refusal: Refusal): void {
    const sentence = this.#sentence(refusal);
    this.#forget();
    this.refused = { refusal: refusal as Refused['refusal'], move, sentence, id: ++this.#refusals };
    playSound('loss');
    announce([sentence]);
    this.#changed();
  }

  #onHeard(heard: Heard | undefined): void {
    if (this.link.curtain !== undefined) {
      this.leap(hush);
    } else if (heard) this.#show(heard);
    this.#changed();
  }

  #show({ before, after, news }: Heard): void {
    // That somebody else has chosen in secret is no reason to take a sentence, a question or what is shown again away.
    if (news.events.length > 0) {
      this.#forget();
      this.#stopAgain();
    }
    const scene: Scene = { before, after, events: news.events };
    const { viewer } = after.view;
    const isOther = [before, ...this.#recent.map((one) => one.after)].some(({ view }) => view.viewer !== viewer);
    if (news.who === viewer || news.takesBack !== undefined || isOther) this.#recent = [];
    if (news.events.length > 0 && news.takesBack === undefined) this.#recent = [...this.#recent, scene];
    this.queue.push(scene);
  }

  /** Ears hear what eyes have seen. */
  #tell({ events }: Scene): void {
    if (this.#again === 0) announce(toldOf(this.face.text, events, this.link.config).map(({ text }) => text));
  }

  #forget(): void {
    this.refused = undefined;
    this.pending = undefined;
    this.hint = undefined;
    this.note = undefined;
  }

  async #pace(undo: boolean): Promise<void> {
    await this.queue.whenIdle();
    // Before the first scene there is nothing for the eye to catch up with.
    const isQuick = motionNow() === 'reduced' || !this.#wasShown;
    if (!document.hidden) await sleep(undo ? UNDO_MS : isQuick ? 0 : PACE_MS);
    // Asked last: a pause that begins during the wait holds, too.
    if (this.isPaused) await new Promise<void>((resolve) => this.#goOn.push(resolve));
  }

  #changed(): void {
    this.version++;
    for (const listener of this.#listeners) listener();
  }
}

import { createInterface, type Interface } from 'node:readline';
import { wrap } from '../wrap.ts';

/** A line of input; undefined at its end. */
export type Line = string | undefined;

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** The person's end of the program: lines in, text out. Works the same with a terminal and with a pipe. */
export class Console {
  readonly #input: Interface;
  readonly #lines: string[] = [];
  #ended = false;
  #waiting: ((line: Line) => void) | undefined;
  readonly interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;

  constructor() {
    const output = this.interactive ? process.stdout : undefined;
    this.#input = createInterface({
      input: process.stdin,
      ...(output && { output }),
      terminal: this.interactive,
      // What somebody typed in secret must not come back with the next person's arrow key.
      historySize: 0,
    });
    this.#input.on('line', (line) => this.#hand(line));
    this.#input.on('SIGINT', () => this.#input.close());
    this.#input.on('close', () => {
      this.#ended = true;
      this.#hand(undefined);
    });
  }

  /** The next line; undefined when the input has ended. */
  async ask(prompt: string): Promise<Line> {
    if (this.interactive) {
      this.#input.setPrompt(prompt);
      if (!this.#ended) this.#input.prompt();
    }
    const line = await this.#next();
    // A transcript of piped input reads like the session of a person.
    if (!this.interactive) this.say(`${prompt}${line ?? ''}`);
    else if (line === undefined) this.say();
    return line;
  }

  say(text = ''): void {
    const lines = this.interactive ? text.split('\n').map((line) => wrap(line, this.width)) : [text];
    process.stdout.write(`${lines.join('\n')}\n`);
  }

  /** Takes everything off the screen, what could be scrolled back to as well: somebody else looks next. */
  clear(): void {
    if (this.interactive) process.stdout.write(CLEAR);
  }

  get width(): number {
    return process.stdout.columns ?? 100;
  }

  close(): void {
    this.#input.close();
  }

  #next(): Promise<Line> {
    const line = this.#lines.shift();
    if (line !== undefined || this.#ended) return Promise.resolve(line);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  #hand(line: Line): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) waiting(line);
    else if (line !== undefined) this.#lines.push(line);
  }
}

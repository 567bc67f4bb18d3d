// One message at a time, at the bottom of the page, with at most one button. It stays while the button has the focus.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import { announce } from '../app/announce.ts';
import styles from './Toast.module.css';

interface Message {
  readonly text: string;
  readonly action?: { readonly label: string; run(): void };
  /** Runs when the message goes away without its button. */
  onGone?(): void;
}

const useToast = create<{ readonly message: Message | undefined }>()(() => ({ message: undefined }));
const SHOWN_MS = 5_000;

/** Takes the message away; what it announced is final. */
export function dismissToast(): void {
  const { message } = useToast.getState();
  useToast.setState({ message: undefined });
  message?.onGone?.();
}

export function toast(message: Message): void {
  dismissToast();
  useToast.setState({ message });
  announce([message.text]);
}

export function Toast() {
  const message = useToast((state) => state.message);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!message) return;
    let timer = setTimeout(function gone() {
      if (box.current?.contains(document.activeElement)) timer = setTimeout(gone, SHOWN_MS);
      else dismissToast();
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  if (!message) return null;
  const { text, action } = message;
  return (
    <div className={styles.toast} ref={box} data-testid="toast">
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className="slim"
          onClick={() => {
            useToast.setState({ message: undefined });
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

/** A message that comes does not cover what is at the foot of the page. */
export function useRoomForToasts(foot: RefObject<HTMLElement | null>, isBelow: boolean): void {
  useLayoutEffect(() => {
    const element = foot.current;
    if (!element || !isBelow) return;
    const { style } = document.documentElement;
    const measure = (): void =>
      style.setProperty('--above-foot', `${innerHeight - element.getBoundingClientRect().top}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      style.removeProperty('--above-foot');
    };
  }, [foot, isBelow]);
}

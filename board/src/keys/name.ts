/** What a key event is called by: its character, a digit as printed on the key, `Shift+` before letters and keys. */
export function keyName(event: Key): string {
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  if (event.shiftKey && digit !== undefined) return `Shift+${digit}`;
  const isSign = event.key.length === 1 && !/\p{L}/u.test(event.key);
  if (isSign) return event.key;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.shiftKey ? `Shift+${name}` : name;
}

interface Key {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

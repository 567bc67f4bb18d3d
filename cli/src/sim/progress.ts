const WIDTH = 30;

/** A bar on standard error, if a person is watching there. */
export function progressBar(total: number, things = 'games'): (done: number) => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => {};
  let shown = -1;
  return (done) => {
    const percent = Math.floor((100 * done) / total);
    if (percent === shown) return;
    shown = percent;
    const full = Math.round((WIDTH * done) / total);
    stderr.write(
      `\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(percent).padStart(3)} % of ${total} ${things}`,
    );
    if (done === total) stderr.write('\r\u001b[K');
  };
}
